select
  branch,
  sum(case when hosteller then 1 end) as hostellers,
  sum(case when not hosteller then 1 end) as others
from students
group by branch
order by branch;
