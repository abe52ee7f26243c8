select name, city
from companies
where name ilike '%tech%';
