select product_id, min(price) as first_price, max(price) as latest_price
from prices
group by product_id
having max(price) > min(price);
