select role, held_on
from drives
join companies on companies.id = drives.id
where city = 'Pune';
