select sum(stock) as pieces
from products
where price in (
    select price
    from products
    group by price
    having count(*) > 1
  )
  and tags in (
    select tags
    from products
    group by tags
    having count(*) = 1
  );
