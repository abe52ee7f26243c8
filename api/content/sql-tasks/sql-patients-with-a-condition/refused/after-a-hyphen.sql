select id, name, tags
from products
where tags ~ '\meco';
