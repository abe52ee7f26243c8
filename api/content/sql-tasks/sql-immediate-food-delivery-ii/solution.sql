with first_orders as (
  select distinct on (customer_id) customer_id, ordered_at, wanted_on
  from orders
  order by customer_id, ordered_at
)
select
  round(100 * avg(case when wanted_on = ordered_at::date then 1 else 0 end), 1) as percent
from first_orders;
