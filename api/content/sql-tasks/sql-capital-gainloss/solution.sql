select
  companies.name as company,
  sum(case when accepted then 1 when not accepted then -1 else 0 end) as balance
from offers
join applications on applications.id = offers.application_id
join drives on drives.id = applications.drive_id
join companies on companies.id = drives.company_id
group by companies.id;
