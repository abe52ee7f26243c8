select
  id,
  role,
  case
    when package_lpa >= 8 then 'regular'
    when package_lpa >= 12 then 'dream'
    else 'starter'
  end as tier
from drives;
