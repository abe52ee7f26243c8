-- Online assessments and scripts for interviews, from files alone.
create table mock_tests (
  id text primary key,
  title text not null,
  description text not null,
  sequence_number integer not null,
  minutes integer not null,
  -- Slugs of DSA problems.
  problems text[] not null,
  questions jsonb not null,
  loaded jsonb,
  retired_at timestamptz
);

create table mock_interviews (
  id text primary key,
  title text not null,
  description text not null,
  sequence_number integer not null,
  preparation text[] not null,
  parts jsonb not null,
  rubric jsonb not null,
  loaded jsonb,
  retired_at timestamptz
);

-- As for roadmaps: see migration 0010.
create trigger mock_tests_changed after insert or update or delete or truncate on mock_tests
  for each statement execute function notify_roadmaps_changed();
create trigger mock_interviews_changed after insert or update or delete or truncate on mock_interviews
  for each statement execute function notify_roadmaps_changed();

-- A person's attempts at mock tests. Each holds the test as it was at the start, so that no change of content changes
-- what was asked.
create table mock_attempts (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  test_id text not null references mock_tests (id),
  title text not null,
  problems jsonb not null,
  -- With the right answers.
  questions jsonb not null,
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > started_at),
  -- When it was handed in.
  closed_at timestamptz,
  -- Something that was written in time arrived after the end.
  late boolean not null default false,
  answers jsonb not null default '[]',
  programs jsonb not null default '[]',
  -- How the programs did in the person's browser.
  judgement jsonb not null default '[]',
  -- Points in all and by topic, kept for lists and the plan; null until it was handed in.
  score jsonb,
  primary key (user_id, id)
);
create index mock_attempts_newest on mock_attempts (user_id, started_at desc);
