-- What people make of an exercise is found by its unit, whether that is a DSA problem, a task or a quiz. What stands in
-- the editor, a person's own cases and answers to a quiz are rows of one table; attempts, of which there are many,
-- have theirs.
create table exercise_work (
  user_id uuid not null references users (id) on delete cascade,
  unit_id text not null references learning_units (id) on delete cascade,
  part text not null check (part in ('code', 'cases', 'answers')),
  language text not null,
  content jsonb not null,
  changed_at timestamptz not null,
  primary key (user_id, unit_id, part, language)
);
-- For the reference, if a unit is deleted.
create index exercise_work_unit_id on exercise_work (unit_id);

create function unit_of_work(problem_id text) returns text language sql stable as $$
  select case when problem_id like 'unit:%' then substr(problem_id, 6)
    else (select unit_id from dsa_problems where id = problem_id) end
$$;

-- Of two that come to be one, such as those of a problem that took a retired one's place, the later one stays.
insert into exercise_work (user_id, unit_id, part, language, content, changed_at)
select distinct on (user_id, unit_id, part, language) * from (
  select user_id, unit_of_work(problem_id) as unit_id, 'code' as part, language, to_jsonb(code),
    changed_at from solution_drafts
  union all
  select user_id, unit_of_work(problem_id), 'cases', language, to_jsonb(inputs), changed_at
    from own_cases
  union all
  select user_id, unit_id, 'answers', '', answers, changed_at from quiz_answers
) as work
order by user_id, unit_id, part, language, changed_at desc;

drop table solution_drafts, own_cases, quiz_answers;

-- The indexes that name a column go with it.
alter table attempts drop column dsa_problem_id, drop column unit_id;
alter table attempts add column unit_id text references learning_units (id) on delete cascade;
update attempts set unit_id = unit_of_work(problem_id);
alter table attempts alter column unit_id set not null, drop column problem_id;
create index attempts_of_unit on attempts (user_id, unit_id, submitted_at desc);
create index attempts_unit_id on attempts (unit_id);

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
