select name, role
from companies
left join drives on drives.company_id = companies.id
where drives.mode = 'virtual';
