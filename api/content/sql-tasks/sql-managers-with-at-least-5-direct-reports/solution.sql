select mentors.id, mentors.name
from students as mentees
join students as mentors on mentors.id = mentees.mentor_id
group by mentors.id
having count(*) >= 3;
