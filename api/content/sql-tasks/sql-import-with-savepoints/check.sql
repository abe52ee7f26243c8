rollback;
select 'payment ' || reference as what, account_id, round(amount, 2)::text as value from payments
union all
select 'refusal of ' || arrival_id, null, code from refusals
union all
select 'balance', id, round(balance, 2)::text from accounts;
