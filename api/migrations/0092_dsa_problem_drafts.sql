-- What administrators save of a DSA problem until it is published: readers see dsa_problems only. A problem that
-- was never published is here alone. `content` as content files have it: problem, code, cases, support.
create table dsa_problem_drafts (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  content jsonb not null,
  saved_at timestamptz not null default now(),
  saved_by text not null
);

-- Listings that administrators ran against their cases, in their browsers. The server runs none. The hash says
-- what was run: code, support and cases. Entries outlive the accounts they speak of.
create table dsa_listing_runs (
  id bigint generated always as identity primary key,
  problem_id text not null,
  listing_hash text not null check (listing_hash ~ '^[0-9a-f]{64}$'),
  passed integer not null check (passed >= 0),
  total integer not null check (total >= passed),
  at timestamptz not null default now(),
  admin_id uuid not null,
  admin_name text not null
);
create index dsa_listing_runs_latest on dsa_listing_runs (problem_id, listing_hash, id desc);
