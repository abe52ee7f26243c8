with totals as (
  select *, ms * loops as total
  from steps
), own as (
  select
    step.plan_id,
    step.kind,
    step.table_name,
    step.total - coalesce(sum(child.total), 0) as own_ms
  from totals as step
  left join totals as child on child.plan_id = step.plan_id and child.parent = step.step
  group by step.plan_id, step.step, step.kind, step.table_name, step.total
)
select distinct on (plan_id) title, kind, table_name, round(own_ms, 1) as own_ms
from own
join plans on plans.id = own.plan_id
order by plan_id, own.own_ms desc;
