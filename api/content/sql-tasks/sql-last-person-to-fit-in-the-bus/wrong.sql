with totals as (
  select
    orders.id,
    sum(sum(order_items.quantity)) over (order by orders.id) as loaded
  from orders
  join order_items on order_items.order_id = orders.id
  where orders.status = 'packed'
  group by orders.id
)
select id, loaded
from totals
where loaded <= 12
order by loaded desc
limit 1;
