-- The audit log is retained for a set time (AUDIT_DAYS). For the first 90 days nothing removes an entry, whatever is set;
-- no entry is ever changed, and the table is never emptied.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_level = 'ROW' and old.at < now() - interval '90 days' then
    return old;
  end if;
  raise exception 'The audit log is only ever added to.';
end $$;

-- Security events about a person's account, counted by day as security_event_counts does for all: owners see them on the
-- person's page for 30 days.
create table account_security_events (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  day date not null,
  count integer not null,
  last_at timestamptz not null,
  primary key (user_id, kind, day)
);

-- The list of people by name; by when they joined and by email it has an index.
create index users_name on users (lower(name), id);

select jobs.create_queue(name, '{
  "policy": "stately", "retryLimit": 2, "retryDelay": 5, "retryBackoff": true,
  "expireInSeconds": 120, "retentionMinutes": 1440
}')
from unnest(array['account-events', 'audit-log']) as name;
