with made as (
  select applications.student_id, offers.package_lpa, offers.accepted
  from offers
  join applications on applications.id = offers.application_id
)
select student_id, package_lpa
from made
where accepted
union all
select student_id, min(package_lpa)
from made
group by student_id
having count(*) = 1;
