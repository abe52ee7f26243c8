select name, (
  select prices.price
  from prices
  where prices.product_id = products.id
    and prices.valid_from <= '2026-03-01'
  order by prices.valid_from desc
  limit 1
) as price
from products;
