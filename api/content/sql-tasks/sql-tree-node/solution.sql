select
  id,
  case
    when mentor_id is null then 'top'
    when id in (select mentor_id from students) then 'middle'
    else 'end'
  end as place
from students;
