select
  name,
  city,
  count(*) over (partition by city) as in_city,
  count(*) over () as in_all
from customers;
