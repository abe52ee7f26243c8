begin;

insert into transfers
select 5, 2, balance, '2026-05-04'
from accounts
where id = 5;

update accounts
set balance = balance + (select balance from accounts where id = 5)
where id = 2;

update accounts
set balance = 0
where id = 5;

commit;
