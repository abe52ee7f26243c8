rollback;
select
  conrelid::regclass::text as table_name,
  case contype when 'p' then 'key' else 'refers to ' || confrelid::regclass end
    || ': '
    || (
      select string_agg(attname, ', ' order by attname)
      from pg_attribute
      where attrelid = conrelid and attnum = any (conkey)
    ) as content
from pg_constraint
where contype in ('p', 'f') and conrelid::regclass::text in ('customers', 'products', 'orders', 'items')
union all
select 'customers', concat_ws(', ', id, name, city) from customers
union all
select 'products', concat_ws(', ', id, name) from products
union all
select 'orders', concat_ws(', ', id, ordered_on, customer_id) from orders
union all
select 'items', concat_ws(', ', order_id, product_id, quantity, round(price, 2)) from items
union all
select 'sheet', count(*) || ' lines' from sheet;
