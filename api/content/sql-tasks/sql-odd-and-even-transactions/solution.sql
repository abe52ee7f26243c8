select
  branch,
  sum(case when hosteller then 1 else 0 end) as hostellers,
  sum(case when hosteller then 0 else 1 end) as others
from students
group by branch
order by branch;
