select branch
from students
group by branch
having count(*) >= 2;
