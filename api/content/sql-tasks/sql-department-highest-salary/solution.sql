select categories.name as category, products.name as product, products.price
from products
join categories on categories.id = products.category_id
where products.price = (
  select max(rival.price)
  from products as rival
  where rival.category_id = products.category_id
);
