select distinct name, branch
from students
where cgpa is not null;
