with first_visits as (
  select customer_id, min(visited_at)::date as day
  from visits
  group by customer_id
)
select round(100.0 * count(visits.customer_id) / count(*), 1) as percent
from first_visits
left join visits
  on visits.customer_id = first_visits.customer_id
  and visits.visited_at::date = first_visits.day + 1;
