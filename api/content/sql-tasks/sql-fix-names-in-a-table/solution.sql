select id, upper(left(name, 1)) || lower(substring(name from 2)) as name
from newsletter
order by id;
