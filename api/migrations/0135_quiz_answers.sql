-- What people have answered in quizzes. It outlives no account.
create table quiz_answers (
  user_id uuid not null references users (id) on delete cascade,
  unit_id text not null references quizzes (id) on delete cascade,
  answers jsonb not null,
  changed_at timestamptz not null,
  primary key (user_id, unit_id)
);
-- For the reference, if a quiz is deleted.
create index quiz_answers_unit_id on quiz_answers (unit_id);
