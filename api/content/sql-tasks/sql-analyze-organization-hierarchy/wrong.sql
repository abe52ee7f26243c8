with recursive pairs as (
  select id as upper_id, id as lower_id
  from categories
  union all
  select pairs.upper_id, categories.id
  from pairs
  join categories on categories.parent_id = pairs.lower_id
)
select
  categories.id,
  categories.name,
  (select count(*) from pairs as above where above.lower_id = categories.id) as level,
  count(*) as products,
  coalesce(sum(products.stock), 0) as stock
from categories
join pairs on pairs.upper_id = categories.id
left join products on products.category_id = pairs.lower_id
group by categories.id;
