select name, (
  select friend.name
  from customers as friend
  where friend.id = customers.referred_by
) as brought_by
from customers;
