select
  mode,
  status,
  count(student_id) as students,
  count(company_id) as companies
from applications
join drives on drives.id = applications.drive_id
group by mode, status
order by mode, status;
