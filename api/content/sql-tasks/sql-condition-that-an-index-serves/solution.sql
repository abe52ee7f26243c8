create view december_orders as
select id, customer_id
from orders
where ordered_at >= '2025-12-01' and ordered_at < '2026-01-01';
