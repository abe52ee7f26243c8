select
  interviewer_id,
  round(avg(score), 2) as average,
  round(avg(case when score < 60 then 100.0 else 0 end), 2) as weak_percent
from mock_interviews
where score is not null
group by interviewer_id
order by interviewer_id;
