select
  row_number() over (order by joined_on, id) as number,
  name,
  joined_on
from customers
order by number;
