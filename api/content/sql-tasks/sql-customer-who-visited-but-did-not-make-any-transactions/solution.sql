select student_id, count(*) as applications
from applications
left join offers on offers.application_id = applications.id
where offers.application_id is null
group by student_id;
