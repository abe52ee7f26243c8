select name
from students
where not exists (
  select 1
  from applications
  join drives on drives.id = applications.drive_id
  join companies on companies.id = drives.company_id
  where student_id = students.id
    and city = 'Pune'
);
