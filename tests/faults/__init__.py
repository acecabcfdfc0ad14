"""Faults, and which test holds that nothing is lost by them.

| fault | held by |
| --- | --- |
| killed at any write, sync or rename of a game, a table, a pad | test_crashes.test_what_was_told_survives_a_kill |
| fewer than 500 such points are tried | test_crashes.test_there_are_enough_points |
| killed while settings change | test_crashes.test_settings_survive_a_kill |
| killed while a line is added to statistics | test_crashes.test_added_lines_survive_a_kill |
| the real command killed at 20 writes | test_real_command.test_the_killed_command_goes_on |
| one write, sync or rename fails, half done or not | test_failing_disk.test_one_failure_costs_nothing |
| the disk stays full | test_failing_disk.test_a_disk_that_stays_full_is_told_once |
| a real limit, lifted again | test_real_command.test_a_full_disk_is_told_once_and_again_when_it_has_room |
| a folder that can't be made or written to | test_real_command.test_where_nothing_can_be_written_one_can_still_play |
| no home | test_real_command.test_without_a_home_one_can_still_play |
| the file vanishes while it is played | test_real_command.test_a_file_that_vanishes_is_made_again |
| the same game in two programs | test_real_command.test_a_second_program_is_offered_a_copy |
| … and no copy is wanted | test_real_command.test_no_copy_means_another_game |
| … in between, while it is played | test_two_at_once.test_a_file_that_another_program_holds_is_left_alone |
| … after the game was left for a new one | test_two_at_once.test_a_new_game_lets_the_old_one_go |
| … at the first question | test_two_at_once.test_the_lobby_offers_a_copy_and_explains_it |
| … and it is a score pad | test_two_at_once.test_a_pad_can_be_copied_too |
| a lock left by a program that was killed | test_real_command.test_a_killed_program_blocks_nobody |
| one file under two names | test_disk.test_one_program_at_a_time |
| a folder that takes no locks | test_disk.test_where_no_lock_can_be_made_the_file_decides |
| several programs add lines at once | test_disk.test_lines_of_several_programs_stand_whole |
| several programs change settings at once | test_disk.test_settings_of_several_programs_are_all_kept |
| a line of statistics that was torn | test_disk.test_a_torn_line_stays_apart |
| a file of an older version | test_files.test_an_old_file_goes_on |
| a version without samples | test_files.test_every_version_has_its_samples |
| a file cut at any byte | test_files.test_cut_at_any_byte_all_whole_lines_count |
| bytes changed, lost or added | test_files.test_trust_changes_nothing_but_the_time |
| a round line itself is changed | test_files.test_a_round_line_vouches_for_itself_too |
| other encodings, line ends, long lines and numbers | test_files.test_a_strange_file_is_read_or_refused |
| 100 MB, an endless line, a pipe, a device | test_files.test_giants_are_refused_in_bounded_memory |
| many lines | test_files.test_a_long_game_takes_little_memory |
| earlier rounds that were wrongly trusted | test_files.test_earlier_rounds_that_are_wrong_are_told_when_they_are_needed |
| a long evening is read again and again | test_files.test_the_last_round_alone_is_read |
| undo across the border of a round | test_files.test_undo_reaches_back_into_earlier_rounds |
| anything typed, saved, asked of a bot, or exported | test_fuzz.test_any_bytes |
| what fuzzing once found | test_fuzz.test_what_was_found_is_mended |
| macOS keeps writes in the drive | test_disk.test_macos_syncs_through_the_drive |
| Windows opens no folders to sync them | test_disk.test_folders_are_synced_where_they_can_be |
| Windows removes no open files | test_disk.test_windows_lets_an_open_lock_file_be |
| network folders that can't be synced | test_disk.test_a_file_system_that_syncs_no_folders_is_no_failure |

Random bytes typed into a terminal: ``tests/terminal/test_noise.py``. A thousand rounds:
``tests/benchmarks/test_long_play.py``. Fuzzing for longer: ``python -m tests.faults.fuzz all 3600``.
"""
