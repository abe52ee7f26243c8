select lower(email) as email
from students
where email is not null
group by lower(email)
having count(*) > 1;
