with days as (
  select
    visited_at::date as day,
    sum(pages) as pages,
    sum(sum(pages)) over (
      order by visited_at::date
      range between interval '6 days' preceding and current row
    ) as seven_days
  from visits
  group by visited_at::date
)
select day, pages, seven_days
from days
where day >= '2026-03-01'
  and day < '2026-04-01'
order by day;
