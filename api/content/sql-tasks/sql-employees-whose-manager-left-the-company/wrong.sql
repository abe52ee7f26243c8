select id, name
from customers
where id not in (select referred_by from customers);
