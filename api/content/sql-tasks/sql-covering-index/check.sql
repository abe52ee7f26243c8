set session_replication_role = replica;
insert into orders
select
  1000 + n,
  case when n % 150 = 0 then 1234 else 2000 + n % 500 end,
  timestamp '2026-05-01' + n * interval '10 minutes',
  date '2026-05-02' + n / 144,
  'delivered'
from generate_series(1, 3000) as n;
analyze orders;
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

select
  steps_of('select ordered_at, status from orders where customer_id = 1234 order by ordered_at') as steps,
  (
    select count(*)
    from pg_index
    where indrelid = 'orders'::regclass and not indisprimary
  ) as indexes;
