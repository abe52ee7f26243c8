select sum(products.stock) as pieces
from products
join products as other
  on other.price = products.price
  and other.id <> products.id
where products.tags in (
  select tags
  from products
  group by tags
  having count(*) = 1
);
