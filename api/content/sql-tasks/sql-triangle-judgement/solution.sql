select
  id,
  name,
  case when cgpa >= 7 and not backlog then 'Yes' else 'No' end as ready
from students;
