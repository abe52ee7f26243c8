select students.id, students.name as student, companies.name as company
from students
join applications on applications.student_id = students.id
join drives on drives.id = applications.drive_id
join companies on companies.id = drives.company_id
order by students.id, company;
