-- What goes live of some units needs two people: decision 0050.

-- The administrator who answers for a token: whoever made it, or the token that made it. Null for the operator. As in
-- the audit log, no foreign key: what somebody did stays.
alter table release_tokens add column person_id uuid;
with recursive answered (id, person_id) as (
  select id, administrator_id from release_tokens where administrator_id is not null
  union
  select made.id, answered.person_id
  from answered
  join release_tokens maker on maker.id = answered.id
  join release_tokens made on made.administrator_id is null and made.created_by = maker.name
    and made.created_at >= maker.created_at
    and (maker.ended_at is null or made.created_at <= maker.ended_at)
)
update release_tokens token set person_id = answered.person_id from answered where answered.id = token.id;

-- The units whose promotions a second person approves.
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
  -- What was live of the unit when it was asked for, and the number of the release manifest.
  live_version text,
  sequence integer not null,
  why text,
  asked_at timestamptz not null default now(),
  -- The name of an administrator, who has this id, or of a token, or operator.
  asked_by text not null,
  administrator_id uuid,
  -- The administrator who asked, or answers for the token; null for the operator.
  person_id uuid,
  expires_at timestamptz not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'overtaken', 'expired')),
  decided_at timestamptz,
  -- As asked_by. Null if nobody decided.
  decided_by text,
  decider_administrator_id uuid,
  -- Why it was rejected, or what overtook it.
  verdict text,
  foreign key (unit, version) references releases (unit, version),
  check ((kind = 'end-rule') = (version is null)),
  check ((state = 'pending') = (decided_at is null))
);
create unique index one_pending_approval on approvals (kind, unit, coalesce(version, '')) where state = 'pending';

-- Who approved what went live. Null if nobody had to.
alter table live_manifests add column approved_by text, add column approver_id uuid;

-- Administrators try versions with some visitors, too; and that may need approval.
alter table canaries
  add column administrator_id uuid, add column approved_by text, add column approver_id uuid;
