do $$
declare
  line record;
begin
  for line in select * from arrivals order by id loop
    begin
      insert into payments values (line.reference, line.account_id, line.amount)
      on conflict (reference) do nothing;
      update accounts set balance = balance + line.amount where id = line.account_id;
    exception
      when integrity_constraint_violation then
        insert into refusals values (line.id, sqlstate);
    end;
  end loop;
end
$$;
