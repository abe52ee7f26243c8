select
  id,
  name,
  case when cgpa < 7 or backlog then 'No' else 'Yes' end as ready
from students;
