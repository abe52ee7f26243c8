select candidate_id, interviewer_id
from mock_interviews
where candidate_id <> interviewer_id
group by candidate_id, interviewer_id
having count(*) >= 2;
