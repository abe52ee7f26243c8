with days as (
  select series.day::date as day, coalesce(sum(visits.pages), 0) as pages
  from generate_series('2026-02-25'::timestamp, '2026-03-10', '1 day') as series(day)
  left join visits on visits.visited_at::date = series.day::date
  group by series.day
),
averages as (
  select
    day,
    round(avg(pages) over (order by day rows between 4 preceding and current row), 2) as average
  from days
)
select day, average
from averages
where day >= '2026-03-01'
order by day;
