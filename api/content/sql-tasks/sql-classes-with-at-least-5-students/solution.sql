select branch
from students
where hosteller
group by branch
having count(*) >= 2;
