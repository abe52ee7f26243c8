select name, price
from products
where name like '100%';
