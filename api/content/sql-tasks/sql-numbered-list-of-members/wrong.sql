select
  row_number() over (order by id) as number,
  name,
  joined_on
from customers
order by number;
