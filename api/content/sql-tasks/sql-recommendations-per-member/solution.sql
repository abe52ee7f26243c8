select mentor_id, count(*) as students
from students
where mentor_id is not null
group by mentor_id
order by mentor_id;
