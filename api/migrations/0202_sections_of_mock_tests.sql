-- A mock test is made of sections. `minutes`, `problems` and `questions` are what the previous version reads; they follow
-- once no version that one could go back to does.
alter table mock_tests
  add column calculator boolean not null default false,
  add column sections jsonb not null default '[]',
  alter column minutes set default 60,
  alter column problems set default '{}',
  alter column questions set default '[]';

-- Null if the attempt was started by a version that knew none: then it has a single one.
alter table mock_attempts
  add column calculator boolean not null default false,
  add column sections jsonb;
