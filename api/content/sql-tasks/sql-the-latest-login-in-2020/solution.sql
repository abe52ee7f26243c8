select customer_id, max(ordered_at) as last_order
from orders
where ordered_at >= '2025-01-01'
  and ordered_at < '2026-01-01'
group by customer_id;
