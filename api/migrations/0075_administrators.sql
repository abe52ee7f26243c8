-- Demonstration learners are told apart, so that they are shut where demonstration mode is off.
alter table users add column demonstration boolean not null default false;
update users set demonstration = true where lower(email) = 'learner@demo.example';

alter table admins add column disabled_at timestamptz;

-- A row that was never confirmed is a set-up that was left half-way, and asks for nothing.
create table admin_second_factors (
  admin_id uuid primary key references admins on delete cascade,
  -- AES-256-GCM, with a key made from the installation's secret.
  secret bytea not null,
  confirmed_at timestamptz,
  -- The 30 seconds since 1970 whose code was accepted last: no code is accepted twice.
  last_step bigint not null default 0,
  -- Since the last right one. After every fifth, codes are refused for a while.
  wrong_codes integer not null default 0,
  refused_until timestamptz
);

-- Each works once. They are random enough (80 bits) for a plain hash.
create table admin_recovery_codes (
  hash bytea primary key,
  admin_id uuid not null references admins on delete cascade
);

create index admin_recovery_codes_admin on admin_recovery_codes (admin_id);

-- The password was right and a code is still wanted.
create table admin_pending_signins (
  hash bytea primary key,
  admin_id uuid not null references admins on delete cascade,
  expires_at timestamptz not null
);

create index admin_pending_signins_admin on admin_pending_signins (admin_id);

create trigger audit_log_is_not_emptied before truncate on audit_log
  for each statement execute function refuse_audit_change();
