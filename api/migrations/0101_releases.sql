-- What was released of the shell and the remotes, which versions are live, and which were.

-- By what they hold, each once: most files of a release are those of the one before.
create table release_files (
  integrity text primary key check (integrity ~ '^sha384-[A-Za-z0-9+/]{64}$'),
  content bytea not null,
  stored_at timestamptz not null default now()
);
-- What can be compressed is there compressed already.
alter table release_files alter column content set storage external;

create table releases (
  unit text not null check (unit ~ '^[a-z][a-z0-9-]{0,63}$'),
  version text not null,
  -- Its release.json: what the release manifest says of it.
  description jsonb not null,
  stored_at timestamptz not null default now(),
  stored_by text not null,
  -- When its files were removed. That there was such a version stays known.
  removed_at timestamptz,
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

-- Every release manifest that ever was live; the one with the highest number is. Rows never change.
create table live_manifests (
  sequence integer primary key check (sequence >= 1),
  manifest_id text not null unique,
  manifest jsonb not null,
  made_at timestamptz not null default now(),
  made_by text not null,
  action text not null check (action in ('promote', 'rollback', 'restore')),
  -- The units whose version changed.
  units text[] not null,
  why text
);

create function notify_live_manifest() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_manifest', '');
  return null;
end $$;

create trigger live_manifest_changed after insert on live_manifests
  for each statement execute function notify_live_manifest();
