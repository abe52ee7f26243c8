-- A calendar of the plan that anyone who has its address can read: of the secret in that address, only the hash is kept.
-- The zone is the one whose days it counts in, since nobody's browser names one when a calendar is fetched.
alter table plans
  add column calendar_hash bytea unique,
  add column calendar_zone text,
  add column calendar_since timestamptz,
  add constraint plans_calendar_whole
    check (num_nulls(calendar_hash, calendar_zone, calendar_since) in (0, 3));
