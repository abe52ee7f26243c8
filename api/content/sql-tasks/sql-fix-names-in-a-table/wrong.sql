select id, upper(left(name, 1)) || substring(name from 2) as name
from newsletter
order by id;
