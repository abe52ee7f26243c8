select id, student_id, package_lpa
from applications
left join offers on offers.application_id = applications.id;
