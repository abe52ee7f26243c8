-- Administrators see how many people have made something of a unit before they retire or move it.
create index learning_unit_progress_unit on learning_unit_progress (unit_id);
create index revision_cards_unit on revision_cards (unit_id);
