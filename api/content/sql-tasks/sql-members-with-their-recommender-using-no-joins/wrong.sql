select customers.name, friend.name as brought_by
from customers
join customers as friend on friend.id = customers.referred_by;
