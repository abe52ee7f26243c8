select student_id
from applications
join drives on drives.id = applications.drive_id
where mode = 'virtual'
group by student_id
having count(*) >= (
  select count(*)
  from drives
  where mode = 'virtual'
);
