select id
from students
where hosteller
   or not backlog;
