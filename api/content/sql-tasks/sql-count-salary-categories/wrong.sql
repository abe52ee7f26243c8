select
  case
    when package_lpa < 7 then 'low'
    when package_lpa <= 15 then 'middle'
    else 'high'
  end as band,
  count(*) as drives
from drives
group by band;
