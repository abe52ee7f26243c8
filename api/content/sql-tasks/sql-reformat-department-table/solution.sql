select
  branch,
  count(*) filter (where status = 'applied') as applied,
  count(*) filter (where status = 'shortlisted') as shortlisted,
  count(*) filter (where status = 'rejected') as rejected,
  count(*) filter (where status = 'offered') as offered
from students
left join applications on applications.student_id = students.id
group by branch
order by branch;
