select visited_at::date as day, count(*) as customers
from visits
where visited_at >= date '2026-03-31' - 29
  and visited_at < date '2026-03-31' + 1
group by visited_at::date
order by day;
