select
  to_char(applied_on, 'YYYY-MM') as month,
  count(*) as applications,
  count(offers.application_id) as offered,
  coalesce(sum(package_lpa), 0) as total
from applications
left join offers on offers.application_id = applications.id
group by month
order by month;
