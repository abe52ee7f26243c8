-- The orders of the shop as somebody exports them: a line for each item, which says everything.
drop table sheet;  -- Another one, of a practice database.
create table sheet as
select orders.id as order_id, ordered_at::date as ordered_on, customer_id, customers.name as customer, city,
  product_id, products.name as product, categories.name as category, quantity, order_items.price
from orders
join customers on customers.id = customer_id
join order_items on order_items.order_id = orders.id
join products on products.id = product_id
join categories on categories.id = category_id;
