select id, name, tags
from products
where tags like 'eco%'
   or tags like '% eco%';
