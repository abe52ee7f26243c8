select
  companies.id,
  companies.name,
  round(avg(coalesce(offers.package_lpa, 0)), 2) as average
from companies
left join drives on drives.company_id = companies.id
left join applications on applications.drive_id = drives.id
left join offers on offers.application_id = applications.id
group by companies.id
order by companies.id;
