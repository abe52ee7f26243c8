with recursive brought as (
  select id, name, 1 as step
  from customers
  where referred_by = 1
  union all
  select customers.id, customers.name, brought.step + 1
  from brought
  join customers on customers.referred_by = brought.id
)
select id, name, step
from brought;
