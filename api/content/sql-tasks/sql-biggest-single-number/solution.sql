select max(package_lpa) as package_lpa
from (
  select package_lpa
  from drives
  group by package_lpa
  having count(*) = 1
) as single;
