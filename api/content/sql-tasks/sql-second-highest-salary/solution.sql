select max(price) as second_price
from products
where stock = 0
  and price < (
    select max(price)
    from products
    where stock = 0
  );
