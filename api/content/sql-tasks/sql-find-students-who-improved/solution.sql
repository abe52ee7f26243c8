with numbered as (
  select
    product_id,
    price,
    row_number() over (partition by product_id order by valid_from) as from_start,
    row_number() over (partition by product_id order by valid_from desc) as from_end
  from prices
),
ends as (
  select
    product_id,
    max(price) filter (where from_start = 1) as first_price,
    max(price) filter (where from_end = 1) as latest_price
  from numbered
  group by product_id
)
select product_id, first_price, latest_price
from ends
where latest_price > first_price;
