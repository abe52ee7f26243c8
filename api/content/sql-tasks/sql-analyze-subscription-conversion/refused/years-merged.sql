with members as (
  select
    (min(date_trunc('month', joined_on)) over (partition by extract(month from joined_on)))::date as month,
    exists (
      select 1
      from orders
      where orders.customer_id = customers.id
        and orders.ordered_at::date between customers.joined_on and customers.joined_on + 30
    ) as in_time
  from customers
)
select
  month,
  count(*) as customers,
  count(*) filter (where in_time) as ordered,
  round(100.0 * count(*) filter (where in_time) / count(*), 1) as percent
from members
group by month
order by month;
