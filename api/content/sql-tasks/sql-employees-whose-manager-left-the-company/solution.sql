select id, name
from customers
where not exists (
  select 1
  from customers as brought
  where brought.referred_by = customers.id
);
