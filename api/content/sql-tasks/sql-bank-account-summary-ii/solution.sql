select companies.name as company, sum(offers.package_lpa) as total
from offers
join applications on applications.id = offers.application_id
join drives on drives.id = applications.drive_id
join companies on companies.id = drives.company_id
where accepted
group by companies.id
having sum(offers.package_lpa) > 10;
