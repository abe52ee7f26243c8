select min(mentors.id) as id, mentors.name
from students as mentees
join students as mentors on mentors.id = mentees.mentor_id
group by mentors.name
having count(*) >= 3;
