select student_id, count(*) as applications
from applications
group by student_id
order by applications desc
fetch first 1 row with ties;
