create view december_orders as
select id, customer_id
from orders
where ordered_at between '2025-12-01' and '2025-12-31';
