select distinct student_id
from applications
left join mock_interviews on candidate_id = student_id
where candidate_id is null
order by student_id;
