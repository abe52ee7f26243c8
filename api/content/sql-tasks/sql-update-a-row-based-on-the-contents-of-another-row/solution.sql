update products
set price = agreed.price
from (
  select distinct on (product_id) product_id, price
  from prices
  where valid_from <= '2026-04-10'
  order by product_id, valid_from desc
) as agreed
where agreed.product_id = products.id;
