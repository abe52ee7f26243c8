select branch, mode, count(applications.id) as applications
from (select distinct branch from students) as branches
cross join (select distinct mode from drives) as modes
left join (
  applications
  join students on students.id = applications.student_id
  join drives on drives.id = applications.drive_id
) using (branch, mode)
group by branch, mode
order by branch, mode;
