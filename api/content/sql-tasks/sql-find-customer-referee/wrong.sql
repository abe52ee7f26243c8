select name
from students
where mentor_id <> 2;
