-- Who changed what, when, from what to what. Entries outlive the accounts and things they speak of.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- null: the operator, at the machine.
  admin_id uuid,
  admin_name text not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb
);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is only ever added to.';
end $$;

create trigger audit_log_stays before update or delete on audit_log
  for each row execute function refuse_audit_change();
