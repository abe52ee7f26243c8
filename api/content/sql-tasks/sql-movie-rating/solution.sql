with customer as (
  select 1 as place, customers.name as winner
  from customers
  join orders on orders.customer_id = customers.id
  group by customers.id
  order by count(*) desc, customers.name
  limit 1
),
product as (
  select 2 as place, products.name as winner
  from products
  join order_items on order_items.product_id = products.id
  group by products.id
  order by sum(order_items.quantity) desc, products.name
  limit 1
)
select winner
from (
  select * from customer
  union all
  select * from product
) as winners
order by place;
