with days as (
  select visited_at::date as day, sum(pages) as pages
  from visits
  group by visited_at::date
),
averages as (
  select
    day,
    round(avg(pages) over (order by day rows between 4 preceding and current row), 2) as average
  from days
)
select day, average
from averages
where day between '2026-03-01' and '2026-03-10'
order by day;
