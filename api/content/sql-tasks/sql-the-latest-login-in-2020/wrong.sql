select customer_id, max(ordered_at) as last_order
from orders
where ordered_at between '2025-01-01' and '2025-12-31'
group by customer_id;
