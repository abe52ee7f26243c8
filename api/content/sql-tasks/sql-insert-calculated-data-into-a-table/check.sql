select product_id, valid_from, round(price, 2) as price from prices where valid_from >= '2026-05-01' order by product_id, valid_from;
