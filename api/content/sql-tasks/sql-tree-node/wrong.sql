select
  id,
  case
    when mentor_id is null then 'top'
    when id not in (select mentor_id from students) then 'end'
    else 'middle'
  end as place
from students;
