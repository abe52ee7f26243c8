select id, name
from students
where not exists (
  select 1
  from applications
  where student_id = students.id
);
