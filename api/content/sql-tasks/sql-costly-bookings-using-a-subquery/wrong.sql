select order_id, product_id, cost
from (
  select
    order_id,
    product_id,
    round(quantity * price * case when quantity > 3 then 0.9 else 1 end, 2) as cost
  from order_items
) as items
where cost > 1400
order by cost desc, order_id, product_id;
