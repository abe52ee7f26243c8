select role, companies.name as company, package_lpa
from drives
join companies on companies.id = drives.company_id
order by package_lpa desc, drives.id;
