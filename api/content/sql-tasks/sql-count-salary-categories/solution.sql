select 'low' as band, count(*) as drives
from drives
where package_lpa < 7
union all
select 'middle', count(*)
from drives
where package_lpa between 7 and 15
union all
select 'high', count(*)
from drives
where package_lpa > 15;
