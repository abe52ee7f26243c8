delete from newsletter
where lower(email) not in (
  select lower(email)
  from customers
);
