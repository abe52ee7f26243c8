select student_id, count(*) as applications
from applications
group by student_id
order by applications desc
limit 1;
