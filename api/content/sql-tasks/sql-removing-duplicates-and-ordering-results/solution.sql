select distinct package_lpa
from drives
order by package_lpa desc
limit 3;
