-- The shop of the practice database, filled with 10,000 customers and 200,000 orders, one every five minutes.
truncate customers, categories, products, prices, orders, order_items cascade;
set max_parallel_workers_per_gather = 0;
-- Looking up each key would take most of the time.
set session_replication_role = replica;

insert into customers
select n, 'Customer ' || n, 'customer' || n || '@mail.example', (array['Pune', 'Mumbai', 'Delhi', 'Chennai', 'Jaipur'])[n % 5 + 1],
  date '2023-01-01' + n % 365, null
from generate_series(1, 10000) as n;

insert into categories values (1, 'Kitchen', null);
insert into products select n, 1, 'Product ' || n, null, 100 + n, 50 from generate_series(1, 1000) as n;

-- A customer's orders are scattered over two years.
insert into orders
select n, 1 + n * 7919 % 10000, at, at::date + 2,
  case when n % 199 = 0 then 'packed' when n % 50 = 0 then 'cancelled' when n % 50 < 3 then 'sent' else 'delivered' end
from generate_series(1, 200000) as n, lateral (select timestamp '2024-01-01' + (n - 1) * interval '5 minutes' as at) as times;

insert into order_items
select n, product, 1, 100 + product
from generate_series(1, 200000) as n, lateral (values (1 + n % 500), (501 + n % 500)) as items (product);

set session_replication_role = origin;
analyze;
