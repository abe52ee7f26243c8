select name, role, package_lpa
from companies
left join drives on drives.company_id = companies.id
where package_lpa < 8 or drives.id is null;
