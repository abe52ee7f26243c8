-- What people write for an exercise is found by its unit, whether that is a DSA problem or a task. Of two versions that
-- come to be one thing, such as those of a problem that took a retired one's place, the later one stays.
alter table attempts drop column dsa_problem_id, drop column unit_id;
alter table solution_drafts drop column dsa_problem_id, drop column unit_id;
alter table own_cases drop column dsa_problem_id, drop column unit_id;

alter table attempts add column unit_id text references learning_units (id) on delete cascade;
alter table solution_drafts add column unit_id text references learning_units (id) on delete cascade;
alter table own_cases add column unit_id text references learning_units (id) on delete cascade;

create function unit_of_work(problem_id text) returns text language sql stable as $$
  select case when problem_id like 'unit:%' then substr(problem_id, 6)
    else (select unit_id from dsa_problems where id = problem_id) end
$$;
update attempts set unit_id = unit_of_work(problem_id);
update solution_drafts set unit_id = unit_of_work(problem_id);
update own_cases set unit_id = unit_of_work(problem_id);

delete from solution_drafts where (user_id, problem_id, language) in (
  select user_id, problem_id, language from (
    select *, row_number() over (
      partition by user_id, unit_id, language order by changed_at desc, problem_id
    ) as place
    from solution_drafts
  ) as placed where place > 1
);
delete from own_cases where (user_id, problem_id, language) in (
  select user_id, problem_id, language from (
    select *, row_number() over (
      partition by user_id, unit_id, language order by changed_at desc, problem_id
    ) as place
    from own_cases
  ) as placed where place > 1
);

-- The keys and indexes that name the column go with it.
alter table attempts alter column unit_id set not null, drop column problem_id;
alter table solution_drafts
  alter column unit_id set not null,
  drop column problem_id,
  add primary key (user_id, unit_id, language);
alter table own_cases
  alter column unit_id set not null,
  drop column problem_id,
  add primary key (user_id, unit_id, language);

create index attempts_of_unit on attempts (user_id, unit_id, submitted_at desc);
-- For the references, if a unit is deleted.
create index attempts_unit_id on attempts (unit_id);
create index solution_drafts_unit_id on solution_drafts (unit_id);
create index own_cases_unit_id on own_cases (unit_id);

-- A merge that can be taken back says what it changed.
update merges set changes = (
  select jsonb_agg(
    case when stored -> 'change' ? 'problemId' then jsonb_set(
      stored, '{change}', (stored -> 'change') - 'problemId'
        || jsonb_build_object('unitId', unit_of_work(stored -> 'change' ->> 'problemId'))
    ) else stored end
    order by place
  )
  from jsonb_array_elements(changes) with ordinality as each (stored, place)
)
where jsonb_array_length(changes) > 0;

drop function unit_of_work;
