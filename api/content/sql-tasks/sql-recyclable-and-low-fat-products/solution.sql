select id
from students
where hosteller
  and not backlog;
