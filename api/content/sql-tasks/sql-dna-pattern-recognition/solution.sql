select
  id,
  name,
  name ~ '^[0-9]' as digit_first,
  name like '%\%%' as has_percent,
  name ~* '[a-z]{10}' as long_word
from products
order by id;
