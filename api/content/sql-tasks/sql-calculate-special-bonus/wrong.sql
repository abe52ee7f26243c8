select
  id,
  name,
  case
    when employees >= 1000 and name not like 'Tech%' then employees * 2
  end as fee
from companies
order by id;
