set session_replication_role = replica;
insert into orders
select
  1000 + n,
  2000 + n % 500,
  timestamp '2026-05-01' + n * interval '10 minutes',
  date '2026-05-02' + n / 144,
  'delivered'
from generate_series(1, 3000) as n;
create index on orders (ordered_at);
analyze orders;
set enable_bitmapscan = off;

create function scan_of(query text) returns text language plpgsql as $$
declare
  plan jsonb;
begin
  execute 'explain (format json) ' || query into plan;
  return (
    select string_agg(kind #>> '{}', ', then ')
    from jsonb_path_query(plan, 'strict $.** ? (@."Relation Name" == "orders")."Node Type"') as kind
  );
end $$;

select 'the plan' as what, scan_of('select * from december_orders') as shown
union all
select 'a row', concat_ws(', ', id, customer_id) from december_orders;
