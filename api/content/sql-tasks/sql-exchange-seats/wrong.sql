with seats as (
  select id, name, row_number() over (order by id) as seat
  from students
)
select
  case when seat % 2 = 0 then seat - 1 else seat + 1 end as seat,
  id,
  name
from seats
order by seat;
