with recursive chain as (
  select 0 as step, id, name, referred_by
  from customers
  where id = 12
  union all
  select chain.step + 1, customers.id, customers.name, customers.referred_by
  from chain
  join customers on customers.id = chain.referred_by
)
select step, id, name
from chain
where step > 0
order by step;
