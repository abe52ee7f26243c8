with earned as (
  select
    products.name,
    sum(order_items.quantity * order_items.price) as revenue,
    rank() over (order by sum(order_items.quantity * order_items.price) desc) as place
  from products
  join order_items on order_items.product_id = products.id
  join orders on orders.id = order_items.order_id
  where orders.status <> 'cancelled'
  group by products.id
)
select name, revenue, place
from earned
where place <= 3
order by place, name
limit 3;
