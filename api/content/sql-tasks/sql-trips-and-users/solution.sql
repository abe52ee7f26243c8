select
  to_char(held_on, 'YYYY-MM') as month,
  round(avg(case when status = 'rejected' then 1 else 0 end), 2) as rate
from applications
join students on students.id = applications.student_id
join drives on drives.id = applications.drive_id
join companies on companies.id = drives.company_id
where not backlog
  and employees is not null
  and held_on - applied_on >= 7
group by month
order by month;
