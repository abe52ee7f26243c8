-- How people have marked the rubric of a mock interview. It outlives no account.
create table interview_marks (
  user_id uuid not null references users (id) on delete cascade,
  interview_id text not null references mock_interviews (id) on delete cascade,
  marks jsonb not null,
  changed_at timestamptz not null,
  primary key (user_id, interview_id)
);
-- For the reference, if an interview is deleted.
create index interview_marks_interview_id on interview_marks (interview_id);
