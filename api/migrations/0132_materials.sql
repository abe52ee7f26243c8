-- What else the page of a unit may hold beside a task in SQL (migration 0129): questions, a text, or a task in
-- JavaScript. All come from files alone, and have the id of their unit.

create table quizzes (
  id text primary key references learning_units (id),
  questions jsonb not null,
  loaded jsonb,
  retired_at timestamptz
);

create table unit_texts (
  id text primary key references learning_units (id),
  description text not null,
  content text not null,
  table_of_contents jsonb not null,
  reading_time_minutes integer not null,
  loaded jsonb,
  retired_at timestamptz
);

create table javascript_tasks (
  id text primary key references learning_units (id),
  title text not null,
  description text not null,
  hints text[] not null,
  starter text not null,
  code text not null,
  cases jsonb not null,
  explanation text not null,
  loaded jsonb,
  retired_at timestamptz
);

-- As for roadmaps: see migration 0010.
create trigger quizzes_changed after insert or update or delete or truncate on quizzes
  for each statement execute function notify_roadmaps_changed();
create trigger unit_texts_changed after insert or update or delete or truncate on unit_texts
  for each statement execute function notify_roadmaps_changed();
create trigger javascript_tasks_changed after insert or update or delete or truncate on javascript_tasks
  for each statement execute function notify_roadmaps_changed();

-- What a roadmap counts: problems to solve, or units to work through.
alter table roadmaps add column counted_as text not null default 'problem'
  check (counted_as in ('problem', 'unit'));
