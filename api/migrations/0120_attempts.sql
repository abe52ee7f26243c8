-- What people have submitted for DSA problems, as their browsers judged it. The id is the browser's: what is sent
-- twice is one attempt. How many are kept is decided in the module attempts.
create table attempts (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  problem_id text not null references dsa_problems (id) on delete cascade,
  language text not null,
  verdict text not null check (verdict in ('accepted', 'wrong-answer', 'error', 'time-limit', 'memory-limit')),
  passed integer not null check (passed >= 0),
  total integer not null check (total >= passed),
  milliseconds integer not null check (milliseconds >= 0),
  submitted_at timestamptz not null,
  code text not null,
  primary key (user_id, id)
);
create index attempts_of_problem on attempts (user_id, problem_id, submitted_at desc);
-- For the reference, when a problem is deleted.
create index attempts_problem_id on attempts (problem_id);

-- What stands in a person's editor of a DSA problem. It outlives no account.
create table solution_drafts (
  user_id uuid not null references users (id) on delete cascade,
  problem_id text not null references dsa_problems (id) on delete cascade,
  language text not null,
  code text not null,
  changed_at timestamptz not null,
  primary key (user_id, problem_id)
);
create index solution_drafts_problem_id on solution_drafts (problem_id);

-- Solving a problem begins with hints and a starter; `naive` is a brute-force solution that the cases refuse.
alter table dsa_problems add column hints jsonb not null default '[]';
alter table dsa_problems add column starter text not null default '';
alter table dsa_problems add column naive text not null default '';
