create function set_overdraft(account_id integer, new_overdraft numeric, read_version integer)
returns boolean
language plpgsql
as $$
begin
  update accounts
  set overdraft = new_overdraft, version = version + 1
  where id = account_id and version = read_version;
  return found;
end
$$;
