select id, student_id, package_lpa
from applications
join offers on offers.application_id = applications.id;
