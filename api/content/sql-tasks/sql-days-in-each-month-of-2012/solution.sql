select
  months.start::date as month,
  (months.start + interval '1 month')::date - months.start::date as days,
  count(orders.id) as orders
from generate_series('2025-10-01'::timestamp, '2026-04-01', '1 month') as months(start)
left join orders
  on orders.ordered_at >= months.start
  and orders.ordered_at < months.start + interval '1 month'
group by months.start
order by month;
