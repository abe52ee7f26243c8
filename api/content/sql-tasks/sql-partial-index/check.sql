set session_replication_role = replica;
insert into orders
select
  1000 + n,
  2000 + n % 500,
  timestamp '2026-05-01' + n * interval '10 minutes',
  date '2026-05-02' + n / 144,
  case when n % 100 = 0 then 'packed' else 'delivered' end
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
  steps_of('select * from orders where status = ''packed'' order by ordered_at limit 10') as steps,
  (
    select sum(reltuples)::integer
    from pg_index
    join pg_class on pg_class.oid = indexrelid
    where indrelid = 'orders'::regclass and not indisprimary
  ) as entries;
