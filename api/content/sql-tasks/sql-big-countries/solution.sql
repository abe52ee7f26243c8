select name, employees, founded
from companies
where employees >= 10000
   or founded < 1990;
