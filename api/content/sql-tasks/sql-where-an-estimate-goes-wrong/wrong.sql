with judged as (
  select *, rows_found >= 10 * rows_expected as is_off
  from steps
)
select title, kind, table_name, rows_expected, rows_found
from judged as step
join plans on plans.id = step.plan_id
where is_off
  and not exists (
    select
    from judged as child
    where child.plan_id = step.plan_id and child.parent = step.step and child.is_off
  )
  and not exists (
    select
    from steps as above
    where above.plan_id = step.plan_id and above.step = step.parent and above.kind = 'Limit'
  );
