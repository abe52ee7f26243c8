select customer_id, min(visited_at) as first_visit
from visits
group by customer_id;
