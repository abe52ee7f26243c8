select distinct candidate_id as id
from mock_interviews
where candidate_id = interviewer_id
order by id;
