select lower(email) as email
from students
group by lower(email)
having count(*) > 1;
