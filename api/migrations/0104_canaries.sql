-- Candidates that some visitors get before they are live for all: decision 0047.
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
