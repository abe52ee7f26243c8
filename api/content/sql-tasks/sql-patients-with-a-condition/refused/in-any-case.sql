select id, name, tags
from products
where tags ilike 'eco%'
   or tags ilike '% eco%';
