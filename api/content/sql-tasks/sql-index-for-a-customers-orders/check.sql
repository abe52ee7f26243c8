set session_replication_role = replica;
insert into orders
select
  1000 + n,
  case when n <= 2000 and n % 100 = 0 then 1234 else 2000 + n % 500 end,
  timestamp '2026-05-01' + n * interval '10 minutes',
  date '2026-05-02' + n / 144,
  'delivered'
from generate_series(1, 4000) as n;
analyze orders;
set enable_bitmapscan = off;

create function plan_of(query text) returns jsonb language plpgsql as $$
declare
  plan jsonb;
begin
  execute 'explain (analyze, timing off, format json) ' || query into plan;
  return plan #> '{0,Plan}';
end $$;

with asked (question, plan) as (
  values
    (
      'the latest three',
      plan_of('select * from orders where customer_id = 1234 order by ordered_at desc limit 3')
    ),
    (
      'since 11 May',
      plan_of('select * from orders where customer_id = 1234 and ordered_at >= ''2026-05-11''')
    )
), described as (
  select
    question,
    (
      select string_agg(kind #>> '{}', ', then ')
      from jsonb_path_query(plan, 'strict $.**."Node Type"') as kind
    ) as steps,
    (plan ->> 'Shared Hit Blocks')::integer + (plan ->> 'Shared Read Blocks')::integer as pages
  from asked
)
select question, steps, case when pages > 12 then 'many, ' || pages else 'few' end as pages
from described
union all
select 'your indexes', count(*)::text, null
from pg_index
where indrelid = 'orders'::regclass and not indisprimary;
