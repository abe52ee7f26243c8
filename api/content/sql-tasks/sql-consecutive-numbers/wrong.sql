with line as (
  select
    customer_id,
    lag(customer_id) over (order by id) as one_before,
    lag(customer_id, 2) over (order by id) as two_before
  from orders
)
select distinct customer_id
from line
where customer_id = one_before
  and customer_id = two_before;
