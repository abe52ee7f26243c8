select
  name,
  price,
  dense_rank() over (order by price desc) as price_class
from products
order by price desc, id;
