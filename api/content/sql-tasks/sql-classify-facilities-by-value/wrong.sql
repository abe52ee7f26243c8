with line as (
  select
    products.id,
    products.name,
    sum(order_items.quantity) as pieces,
    ntile(3) over (
      order by sum(order_items.quantity) desc, products.id
    ) as part
  from products
  left join order_items on order_items.product_id = products.id
  group by products.id
)
select
  name,
  case part when 1 then 'high' when 2 then 'middle' else 'low' end as seller
from line
order by pieces desc, id;
