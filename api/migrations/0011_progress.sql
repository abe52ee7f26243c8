-- What a person did with a learning unit. Each field has its own time, since two devices write different fields.
create table learning_unit_progress (
  user_id uuid not null references users (id) on delete cascade,
  unit_id text not null references learning_units (id),
  completed boolean not null default false,
  completed_changed_at timestamptz,
  bookmarked boolean not null default false,
  bookmarked_changed_at timestamptz,
  notes text not null default '',
  notes_changed_at timestamptz,
  primary key (user_id, unit_id)
);
