-- What was released of the shell and the remotes, which versions are live, and which were. Names say who did what: of
-- an administrator, who then has an id beside it, of a token, or operator. As in the audit log, no foreign keys to
-- administrators: what somebody did stays.

-- By what they hold, each once: most files of a release are those of the one before.
create table release_files (
  integrity text primary key check (integrity ~ '^sha384-[A-Za-z0-9+/]{64}$'),
  content bytea not null,
  stored_at timestamptz not null default now(),
  -- When it was last uploaded, or reported as stored already: until a release names it, it may be about to.
  wanted_at timestamptz not null default now()
);
-- What can be compressed is there compressed already.
alter table release_files alter column content set storage external;

-- Every release manifest that ever was live; the one with the highest number is. Rows never change.
create table live_manifests (
  sequence integer primary key check (sequence >= 1),
  manifest_id text not null unique,
  manifest jsonb not null,
  made_at timestamptz not null default now(),
  made_by text not null,
  administrator_id uuid,
  action text not null check (action in ('promote', 'rollback', 'restore', 'withdraw')),
  -- The units whose version changed.
  units text[] not null,
  why text,
  -- Null if nobody had to.
  approved_by text,
  approver_id uuid
);

create function notify_live_manifest() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_manifest', '');
  return null;
end $$;

create trigger live_manifest_changed after insert on live_manifests
  for each statement execute function notify_live_manifest();

create table releases (
  unit text not null check (unit ~ '^[a-z][a-z0-9-]{0,63}$'),
  version text not null,
  -- Its release.json: what the release manifest says of it.
  description jsonb not null,
  stored_at timestamptz not null default now(),
  stored_by text not null,
  -- When its files were removed. That there was such a version stays known.
  removed_at timestamptz,
  -- A version that nobody may go back to. Withdrawing it makes a release manifest, which doesn't lead there any more;
  -- that one's row says who withdrew it, when and why.
  withdrawn_in integer references live_manifests (sequence),
  primary key (unit, version)
);

-- The files of a release: those of its own folder, named after the version, and of folders that versions share.
create table release_paths (
  unit text not null,
  version text not null,
  folder text not null,
  path text not null,
  integrity text not null references release_files (integrity),
  primary key (unit, version, folder, path),
  foreign key (unit, version) references releases (unit, version)
);
create index release_paths_by_address on release_paths (unit, folder, path);
create index release_paths_by_file on release_paths (integrity);

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
  created_by text not null,
  administrator_id uuid,
  -- The administrator responsible for it: its maker, or that of the token that made it. Null for the operator.
  person_id uuid,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  ended_at timestamptz
);
-- The history of what is live tells by the name who changed it.
create unique index release_tokens_by_name on release_tokens (lower(name)) where ended_at is null;

-- The units of which a second person approves what goes live: decision 50.
create table approval_rules (
  unit text primary key check (unit ~ '^[a-z][a-z0-9-]{0,63}$'),
  since timestamptz not null default now(),
  set_by text not null,
  administrator_id uuid not null
);

create table approvals (
  id integer generated always as identity primary key,
  -- What waits: a version that is to be live, or tried with some visitors, or that the unit needs no second person.
  kind text not null check (kind in ('promote', 'canary', 'end-rule')),
  unit text not null,
  version text,
  -- What was live of the unit when approval was requested, and the number of the release manifest.
  live_version text,
  sequence integer not null,
  why text,
  asked_at timestamptz not null default now(),
  asked_by text not null,
  administrator_id uuid,
  -- The administrator who requested it, or is responsible for the token; null for the operator.
  person_id uuid,
  expires_at timestamptz not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'overtaken', 'expired')),
  decided_at timestamptz,
  -- Null if nobody decided.
  decided_by text,
  decider_administrator_id uuid,
  -- Why it was rejected, or what overtook it.
  verdict text,
  foreign key (unit, version) references releases (unit, version),
  check ((kind = 'end-rule') = (version is null)),
  check ((state = 'pending') = (decided_at is null))
);
create unique index one_pending_approval on approvals (kind, unit, coalesce(version, '')) where state = 'pending';

-- Candidates that some visitors get before they are live for all: decision 47.
create table canaries (
  id integer generated always as identity primary key,
  unit text not null,
  version text not null,
  -- What was live when it began.
  compared_with text not null,
  -- Which part of all visitors gets the candidate.
  share double precision not null check (share > 0 and share < 1),
  share_since timestamptz not null default now(),
  -- Page views of the candidate that came before this share.
  views_before integer not null default 0,
  state text not null default 'running' check (state in ('running', 'promoted', 'rolled-back', 'stopped')),
  began_at timestamptz not null default now(),
  began_by text not null,
  administrator_id uuid,
  approved_by text,
  approver_id uuid,
  why text,
  -- What page_views and page_failures hold of both since this time, as far as it has been judged.
  counted_since timestamptz not null default now(),
  counted jsonb not null,
  -- What the tests have concluded from it.
  judged jsonb not null,
  ended_at timestamptz,
  -- Why it ended.
  verdict text,
  foreign key (unit, version) references releases (unit, version),
  check ((state = 'running') = (ended_at is null) and (ended_at is null) = (verdict is null))
);
create unique index one_running_canary on canaries (state) where state = 'running';

create function notify_canary() returns trigger language plpgsql as $$
begin
  perform pg_notify('canary', '');
  return null;
end $$;

create trigger canary_changed after insert or update of share, state on canaries
  for each statement execute function notify_canary();

-- How page views went, by minute and by what they were made of. Counts without anybody in them.
create table page_views (
  minute timestamptz not null,
  unit text not null,
  version text not null,
  channel text not null,
  manifest_id text not null,
  -- Documents that were sent, of the shell alone: a page that does not start tells nothing.
  documents integer not null default 0,
  views integer not null default 0,
  -- Of those that failed, how many the previous version replaced.
  healed integer not null default 0,
  -- How many values fell into which bucket (shared/contracts/vitals.ts), of page views whose page is the unit's.
  lcp integer[] not null default '{}',
  inp integer[] not null default '{}',
  cls integer[] not null default '{}',
  fcp integer[] not null default '{}',
  ttfb integer[] not null default '{}',
  primary key (minute, unit, version, channel, manifest_id)
);

create table page_failures (
  minute timestamptz not null,
  unit text not null,
  version text not null,
  channel text not null,
  manifest_id text not null,
  stage text not null,
  failures integer not null,
  primary key (minute, unit, version, channel, manifest_id, stage)
);

-- Page views that have been counted, until nobody can tell them again: by the chance part of their proof.
create unlogged table counted_page_views (
  nonce text primary key,
  expires_at timestamptz not null
);
create index counted_page_views_by_end on counted_page_views (expires_at);

-- Bucket by bucket. One of them may be empty.
create function add_buckets(one integer[], other integer[]) returns integer[]
language sql immutable parallel safe
return (
  select coalesce(array_agg(coalesce(a, 0) + coalesce(b, 0) order by place), '{}')
  from unnest(one, other) with ordinality as buckets (a, b, place)
);
