insert into prices (product_id, valid_from, price)
select id, '2026-05-01', round(price * 0.9, 2)
from products
where stock >= 50;
