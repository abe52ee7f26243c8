select
  orders.ordered_at::date as day,
  count(*) as products,
  string_agg(products.name, ' + ' order by products.name) as names
from orders
join order_items on order_items.order_id = orders.id
join products on products.id = order_items.product_id
where orders.ordered_at >= '2026-03-01'
group by orders.ordered_at::date
order by day;
