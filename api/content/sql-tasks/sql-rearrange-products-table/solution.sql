select id, 'founded' as fact, founded as value
from companies
where founded is not null
union all
select id, 'employees', employees
from companies
where employees is not null
order by id, fact;
