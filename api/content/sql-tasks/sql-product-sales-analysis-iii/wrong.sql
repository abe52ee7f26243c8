with sales as (
  select product_id, ordered_at, ordered_at::date as day, order_id, quantity
  from order_items
  join orders on orders.id = order_items.order_id
)
select product_id, day as first_day, order_id, quantity
from sales
where (product_id, ordered_at) in (
  select product_id, min(ordered_at)
  from sales
  group by product_id
);
