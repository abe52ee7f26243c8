rollback;
select 'account ' || id as what, round(balance, 2) as amount, null::date as booked_on
from accounts
union all
select 'from ' || from_id || ' to ' || to_id, round(amount, 2), booked_on
from transfers;
