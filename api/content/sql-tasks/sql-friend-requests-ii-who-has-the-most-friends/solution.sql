with ends as (
  select id as customer_id
  from customers
  where referred_by is not null
  union all
  select referred_by
  from customers
  where referred_by is not null
),
counted as (
  select customer_id, count(*) as connections
  from ends
  group by customer_id
)
select customer_id, connections
from counted
where connections = (select max(connections) from counted);
