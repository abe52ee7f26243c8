with ranked as (
  select
    category_id,
    name,
    price,
    row_number() over (partition by category_id order by price desc) as place
  from products
)
select categories.name as category, ranked.name as product, ranked.price
from ranked
join categories on categories.id = ranked.category_id
where ranked.place <= 2;
