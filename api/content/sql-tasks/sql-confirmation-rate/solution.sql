select
  students.id,
  name,
  round(avg(case when status = 'offered' then 1 else 0 end), 2) as rate
from students
left join applications on applications.student_id = students.id
group by students.id
order by students.id;
