select categories.name as category, products.name as product, products.price
from products
join categories on categories.id = products.category_id
where products.price in (
  select max(price)
  from products
  group by category_id
);
