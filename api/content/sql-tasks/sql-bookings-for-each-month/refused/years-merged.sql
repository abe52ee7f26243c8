select min(date_trunc('month', ordered_at))::date as month, count(*) as orders
from orders
where status <> 'cancelled'
group by extract(month from ordered_at)
order by month;
