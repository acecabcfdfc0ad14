"""From events and answers to German sentences, spoken and brailled."""
