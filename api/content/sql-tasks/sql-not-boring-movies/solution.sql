select id, role, package_lpa
from drives
where id % 2 = 1
  and mode <> 'virtual'
order by package_lpa desc, id;
