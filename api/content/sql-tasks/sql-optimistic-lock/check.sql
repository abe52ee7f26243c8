rollback;
create table answers (what text, answer boolean);
create table read_before as select version from accounts where id = 1;
insert into answers select 'the first clerk', set_overdraft(1, 700, version) from read_before;
insert into answers select 'the second clerk', set_overdraft(1, 300, version) from read_before;
insert into answers select 'after a fresh look', set_overdraft(1, 400, version) from accounts where id = 1;
insert into answers select 'no such account', set_overdraft(999, 100, 1);
select what, answer::text as answer, null::integer as version from answers
union all
select 'account ' || id, round(overdraft, 2)::text, version from accounts;
