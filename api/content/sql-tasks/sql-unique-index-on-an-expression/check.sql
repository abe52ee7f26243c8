create table outcomes (customer text, outcome text);
do $$
declare
  attempt record;
begin
  for attempt in
    select *
    from (
      values
        (9001, 'new@mail.example'),
        (9002, 'NEW@Mail.example'),
        (9003, null),
        (9004, null),
        (9005, (select upper(max(email)) from customers))
    ) as list (id, email)
    order by id
  loop
    begin
      insert into customers
      values (attempt.id, 'Someone new', attempt.email, 'Pune', '2026-05-01', null);
      insert into outcomes values (coalesce(attempt.email, 'no address'), 'accepted');
    exception
      when unique_violation then
        insert into outcomes values (attempt.email, 'refused');
    end;
  end loop;
end $$;

set session_replication_role = replica;
insert into customers
select 10000 + n, 'Customer', 'customer' || n || '@mail.example', 'Pune', '2026-05-01', null
from generate_series(1, 2000) as n;
analyze customers;
set enable_bitmapscan = off;

create function steps_of(query text) returns text language plpgsql as $$
declare
  plan jsonb;
begin
  execute 'explain (format json) ' || query into plan;
  return (
    select string_agg(kind #>> '{}', ', then ')
    from jsonb_path_query(plan, 'strict $.**."Node Type"') as kind
  );
end $$;

select customer, outcome from outcomes
union all
select 'the login', steps_of('select * from customers where lower(email) = ''customer77@mail.example''');
