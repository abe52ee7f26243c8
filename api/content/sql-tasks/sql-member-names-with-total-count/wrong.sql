select
  name,
  city,
  count(*) over (partition by city order by id) as in_city,
  count(*) over () as in_all
from customers;
