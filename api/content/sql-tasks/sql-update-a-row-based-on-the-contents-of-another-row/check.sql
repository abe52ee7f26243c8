select id, round(price, 2) as price from products order by id;
