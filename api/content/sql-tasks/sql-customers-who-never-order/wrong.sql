select students.id, students.name
from students
join applications on applications.student_id <> students.id;
