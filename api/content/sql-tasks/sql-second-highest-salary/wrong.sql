select price as second_price
from products
where stock = 0
order by price desc
limit 1
offset 1;
