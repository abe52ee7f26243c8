select customers.name, customers.joined_on, count(orders.id) as orders_2026
from customers
left join orders
  on orders.customer_id = customers.id
where orders.ordered_at >= '2026-01-01'
  and orders.ordered_at < '2027-01-01'
group by customers.id;
