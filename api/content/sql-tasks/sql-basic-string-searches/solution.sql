select name, city
from companies
where name like '%Tech%';
