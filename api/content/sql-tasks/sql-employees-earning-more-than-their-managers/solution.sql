select mentees.name as student, mentors.name as mentor
from students as mentees
join students as mentors on mentors.id = mentees.mentor_id
where mentees.cgpa > mentors.cgpa;
