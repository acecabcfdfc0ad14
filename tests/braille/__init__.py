"""What fingers get: forms, lengths and characters."""
