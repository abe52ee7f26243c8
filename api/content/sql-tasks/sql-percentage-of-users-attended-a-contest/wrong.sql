select
  drive_id,
  round(100 * (count(distinct student_id) / (select count(*) from students)), 2) as percent
from applications
group by drive_id
order by percent desc, drive_id;
