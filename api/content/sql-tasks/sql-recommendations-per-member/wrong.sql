select mentor_id, count(*) as students
from students
group by mentor_id
order by mentor_id;
