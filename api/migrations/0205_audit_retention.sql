-- The audit log is retained for a set time (AUDIT_DAYS). For the first 90 days nothing removes an entry, whatever is set;
-- no entry is ever changed, and the table is never emptied.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_level = 'ROW' and old.at < now() - interval '90 days' then
    return old;
  end if;
  raise exception 'The audit log is only ever added to.';
end $$;
