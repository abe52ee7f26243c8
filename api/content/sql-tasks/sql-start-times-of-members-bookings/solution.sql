select role, held_on
from drives
join companies on companies.id = drives.company_id
where city = 'Pune';
