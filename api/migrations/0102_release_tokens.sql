-- By what teams release over HTTP: docs/security.md says what a token may do.
create table release_tokens (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 100),
  -- '*' for every unit.
  unit text not null check (unit = '*' or unit ~ '^[a-z][a-z0-9-]{0,63}$'),
  rights text[] not null check (cardinality(rights) > 0),
  -- SHA-256; the token itself is never stored.
  hash bytea not null unique,
  created_at timestamptz not null default now(),
  -- The name of the token that made it, or operator.
  created_by text not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  ended_at timestamptz
);
-- The history of what is live tells by the name who changed it.
create unique index release_tokens_by_name on release_tokens (lower(name)) where ended_at is null;

-- When somebody last uploaded a file, or was told that it needn't be: until a release names it, it may be
-- about to.
alter table release_files add column wanted_at timestamptz not null default now();
