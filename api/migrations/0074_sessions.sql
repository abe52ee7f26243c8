-- Sessions that ended before their time. Access tokens that name one may go on for some minutes, and
-- every process must know which: the row of the session may be gone.
create table ended_sessions (
  session_id uuid primary key,
  ended_at timestamptz not null default clock_timestamp()
);

create index ended_sessions_ended on ended_sessions (ended_at);

-- Whoever ends a session, and however, every process hears of it. Old rows go: no token names them.
create function note_ended_session() returns trigger language plpgsql as $$
begin
  insert into ended_sessions (session_id) values (old.id) on conflict do nothing;
  perform pg_notify('session_ended', old.id::text);
  delete from ended_sessions where session_id in (
    select session_id from ended_sessions where ended_at < now() - interval '1 hour'
    limit 100 for update skip locked);
  return null;
end $$;

create trigger sessions_revoked after update of revoked_at on sessions for each row
  when (old.revoked_at is null and new.revoked_at is not null)
  execute function note_ended_session();

create trigger sessions_deleted after delete on sessions for each row
  when (old.revoked_at is null)
  execute function note_ended_session();

-- No session lasts longer than this from its beginning, however often it is renewed.
update sessions set expires_at = created_at + interval '90 days'
  where expires_at > created_at + interval '90 days';
update admin_sessions
  set expires_at = least(expires_at, now() + interval '30 minutes', created_at + interval '12 hours');

-- When a later token of the session was used: from then on this one in use means theft.
alter table refresh_tokens add column overtaken_at timestamptz;

update refresh_tokens earlier set overtaken_at = now() where exists (
  select from refresh_tokens later
  where later.session_id = earlier.session_id and later.used_at > earlier.used_at);
