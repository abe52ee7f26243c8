with pairs as (
  select orders.customer_id, min(orders.ordered_at - visits.visited_at) as duration
  from orders
  join visits
    on visits.customer_id = orders.customer_id
    and visits.visited_at::date = orders.ordered_at::date
    and visits.visited_at <= orders.ordered_at
  group by orders.id
)
select customer_id, round(extract(epoch from avg(duration)) / 60, 1) as minutes
from pairs
group by customer_id;
