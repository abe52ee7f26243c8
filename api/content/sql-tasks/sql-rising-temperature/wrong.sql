select id, role, held_on
from (
  select *, lag(package_lpa) over (order by held_on) as package_before
  from drives
) as steps
where package_lpa > package_before
order by held_on;
