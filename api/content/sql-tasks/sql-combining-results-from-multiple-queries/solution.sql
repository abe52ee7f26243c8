select held_on as day
from drives
where mode = 'campus'
union
select held_on
from mock_interviews
order by day;
