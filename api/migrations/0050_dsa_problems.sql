-- DSA problems to read and to run. Ids come from the content files and are stable for ever: comments belong to them.
-- `loaded` and `retired_at` as for roadmaps: see migration 0010.
create table dsa_problems (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  slug text not null check (slug ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  title text not null,
  category text not null,
  difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
  unit_id text not null references learning_units (id),
  sequence_number integer not null,
  description text not null,
  example jsonb not null,
  follow_up text not null,
  code text not null,
  support text not null,
  cases jsonb not null,
  explanation jsonb not null,
  complexity jsonb not null,
  loaded jsonb,
  retired_at timestamptz
);
create index dsa_problems_unit_id on dsa_problems (unit_id);

-- Roadmaps link to the problems, so that a change of one is a change of both.
create trigger dsa_problems_changed after insert or update or delete or truncate on dsa_problems
  for each statement execute function notify_roadmaps_changed();
