select max(package_lpa) as package_lpa
from drives;
