-- A test whose page is closed when its time is over is closed by the API.
alter table mock_attempts
  -- How programs did on the cases that are shown, when they were last run while the test went on.
  add column runs jsonb not null default '[]',
  add column timed_out boolean not null default false;

create index mock_attempts_open on mock_attempts (ends_at) where closed_at is null;

-- Until now, programs that nobody had judged counted as wrong in the topics, and such scores weren't heeded.
update mock_attempts set score = jsonb_set(score, '{topics}', '[]')
  where not (score->>'judged')::boolean;
