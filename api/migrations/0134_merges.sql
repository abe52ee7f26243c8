-- What was made on a device before logging in and then merged into an account, so that it can be taken back for a while.
create table merges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  -- For each thing that was changed: its kind, what was there before, and what tells whether it was changed since.
  changes jsonb not null
);
create index merges_user on merges (user_id, created_at desc);

-- So that the newer of two plans can be told. A plan made without an account is newer than all that are here already:
-- there were none before.
alter table plans
  add column changed_at timestamptz not null default date_trunc('milliseconds', now());
