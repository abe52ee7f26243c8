select id, name, 1 as step
from customers
where referred_by = 1
union all
select customers.id, customers.name, 2
from customers
join customers as friend on friend.id = customers.referred_by
where friend.referred_by = 1;
