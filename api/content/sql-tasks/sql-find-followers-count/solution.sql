select candidate_id, count(*) as interviews, count(score) as scored
from mock_interviews
group by candidate_id
order by candidate_id;
