select id, name, tags
from products
where tags like '%eco%';
