with ranked as (
  select name, price, rank() over (order by price desc) as place
  from products
)
select name, price
from ranked
where place = 3;
