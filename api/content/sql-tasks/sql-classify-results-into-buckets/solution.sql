select
  id,
  role,
  case
    when package_lpa >= 12 then 'dream'
    when package_lpa >= 8 then 'regular'
    else 'starter'
  end as tier
from drives;
