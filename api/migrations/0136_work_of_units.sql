-- What people write for the tasks of units is kept as what they write for DSA problems is. `problem_id` is the id of a
-- DSA problem or, with `unit:` before it, that of a unit; the two generated columns hold it to what there is.
alter table attempts
  drop constraint attempts_problem_id_fkey,
  add column dsa_problem_id text generated always as
    (case when problem_id like 'unit:%' then null else problem_id end) stored
    references dsa_problems (id) on delete cascade,
  add column unit_id text generated always as
    (case when problem_id like 'unit:%' then substr(problem_id, 6) end) stored
    references learning_units (id) on delete cascade;

alter table solution_drafts
  drop constraint solution_drafts_problem_id_fkey,
  add column dsa_problem_id text generated always as
    (case when problem_id like 'unit:%' then null else problem_id end) stored
    references dsa_problems (id) on delete cascade,
  add column unit_id text generated always as
    (case when problem_id like 'unit:%' then substr(problem_id, 6) end) stored
    references learning_units (id) on delete cascade;

-- The inputs that people have added to a problem, in one language. None are left once they have removed the last.
create table own_cases (
  user_id uuid not null references users (id) on delete cascade,
  problem_id text not null,
  language text not null,
  inputs text[] not null,
  changed_at timestamptz not null,
  dsa_problem_id text generated always as
    (case when problem_id like 'unit:%' then null else problem_id end) stored
    references dsa_problems (id) on delete cascade,
  unit_id text generated always as
    (case when problem_id like 'unit:%' then substr(problem_id, 6) end) stored
    references learning_units (id) on delete cascade,
  primary key (user_id, problem_id, language)
);

-- For the references, if a problem or a unit is deleted.
drop index attempts_problem_id;
drop index solution_drafts_problem_id;
create index attempts_dsa_problem_id on attempts (dsa_problem_id);
create index attempts_unit_id on attempts (unit_id);
create index solution_drafts_dsa_problem_id on solution_drafts (dsa_problem_id);
create index solution_drafts_unit_id on solution_drafts (unit_id);
create index own_cases_dsa_problem_id on own_cases (dsa_problem_id);
create index own_cases_unit_id on own_cases (unit_id);
