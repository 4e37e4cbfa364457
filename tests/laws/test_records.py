"""What is kept: see collegium.laws.records."""

from __future__ import annotations

from collegium.laws import records

from . import obeyed

test_walks_are_as_they_were = obeyed(records.walks_are_as_they_were)
test_replays_verify = obeyed(records.replays_verify)
test_signature_belongs_to_the_rules_version = obeyed(records.signature_belongs_to_the_rules_version)
test_journals_survive_files_and_refuse_changes = obeyed(records.journals_survive_files_and_refuse_changes)
