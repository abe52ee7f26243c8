-- The administrators' list shows what was changed last first.
create index articles_changed_at on articles ((coalesce(deleted_at, edited_at, updated_at)) desc, id);
