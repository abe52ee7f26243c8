-- Tasks that learners solve with a query of their own, and the databases that they ask about. Both come from files
-- alone. A task has the id of its unit: a unit that administrators edit, retire or bring back keeps its task.

create table sql_databases (
  id text primary key,
  title text not null,
  description text not null,
  tables jsonb not null,
  rows jsonb not null,
  hidden_rows jsonb not null,
  loaded jsonb,
  retired_at timestamptz
);

create table sql_tasks (
  id text primary key references learning_units (id),
  database_id text not null references sql_databases (id),
  title text not null,
  description text not null,
  ordered boolean not null,
  hints text[] not null,
  solution text not null,
  explanation text not null,
  check_query text,
  loaded jsonb,
  retired_at timestamptz
);

-- As for roadmaps: see migration 0010.
create trigger sql_databases_changed after insert or update or delete or truncate on sql_databases
  for each statement execute function notify_roadmaps_changed();
create trigger sql_tasks_changed after insert or update or delete or truncate on sql_tasks
  for each statement execute function notify_roadmaps_changed();
