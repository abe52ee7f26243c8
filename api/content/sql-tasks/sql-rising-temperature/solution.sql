select drives.id, drives.role, drives.held_on
from drives
join drives as earlier on earlier.held_on + 7 = drives.held_on
where drives.package_lpa > earlier.package_lpa
order by drives.held_on;
