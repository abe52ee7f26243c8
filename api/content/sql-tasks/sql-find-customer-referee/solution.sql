select name
from students
where mentor_id is distinct from 2;
