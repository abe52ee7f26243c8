-- Imports of progress, so that they can be taken back for a while.
create table progress_imports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  undone_at timestamptz
);
create index progress_imports_user on progress_imports (user_id, created_at desc);

-- Each unit that an import changed, with the row of progress before (null: there was none) and after it.
create table progress_import_units (
  import_id uuid not null references progress_imports on delete cascade,
  unit_id text not null references learning_units (id),
  before jsonb,
  after jsonb not null,
  primary key (import_id, unit_id)
);
