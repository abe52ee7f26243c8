select id, 'founded' as fact, founded as value
from companies
union all
select id, 'employees', employees
from companies
order by id, fact;
