select
  companies.name as company,
  sum(case when mode = 'virtual' then 200 else 300 end) as fees
from companies
join drives on drives.company_id = companies.id
join applications on applications.drive_id = drives.id
group by companies.id
order by fees, company;
