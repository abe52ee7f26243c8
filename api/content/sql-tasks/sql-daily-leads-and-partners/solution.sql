select
  mode,
  status,
  count(distinct student_id) as students,
  count(distinct company_id) as companies
from applications
join drives on drives.id = applications.drive_id
group by mode, status
order by mode, status;
