with days as (
  select distinct customer_id, visited_at::date as day
  from visits
),
islands as (
  select
    customer_id,
    day,
    day - row_number() over (partition by customer_id order by day)::integer as island
  from days
)
select customer_id, min(day) as first_day, max(day) as last_day, count(*) as days
from islands
group by customer_id, island
having count(*) >= 3;
