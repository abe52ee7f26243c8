select id, role, package_lpa
from drives
where package_lpa >= 10
  and min_cgpa < 7.5;
