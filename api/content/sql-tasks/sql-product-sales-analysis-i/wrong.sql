select role, name as company, package_lpa
from drives
natural join companies
order by package_lpa desc, id;
