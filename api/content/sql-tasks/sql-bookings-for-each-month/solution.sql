select date_trunc('month', ordered_at)::date as month, count(*) as orders
from orders
where status <> 'cancelled'
group by date_trunc('month', ordered_at)
order by month;
