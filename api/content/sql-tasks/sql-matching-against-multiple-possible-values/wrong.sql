select id, name, branch
from students
where branch in ('CSE', 'IT');
