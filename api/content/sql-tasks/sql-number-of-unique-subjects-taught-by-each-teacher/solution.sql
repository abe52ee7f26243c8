select student_id, count(distinct company_id) as companies
from applications
join drives on drives.id = applications.drive_id
group by student_id;
