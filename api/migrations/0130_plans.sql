-- What a person's plan is made from. The days themselves are never stored: they're computed from these settings, the
-- person's progress and their revision schedule whenever they're asked for.
create table plans (
  user_id uuid primary key references users (id) on delete cascade,
  -- In the order in which they're to be solved.
  roadmap_ids text[] not null check (cardinality(roadmap_ids) > 0),
  target_date date not null,
  hours_per_week smallint not null check (hours_per_week between 1 and 60),
  level text not null check (level in ('beginner', 'intermediate', 'advanced')),
  -- The weekdays on which the person practises.
  days text[] not null check (cardinality(days) > 0)
);
