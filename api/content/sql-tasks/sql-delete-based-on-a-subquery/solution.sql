delete from newsletter
where not exists (
  select 1
  from customers
  where lower(customers.email) = lower(newsletter.email)
);
