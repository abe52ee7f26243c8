-- The day on which somebody last checked a task, a quiz, a text, a mock test or a script for an interview: its words and
-- its answers. Null if nobody said so. As for articles and problems: see migration 0121.
alter table sql_tasks add column reviewed text check (reviewed ~ '^\d{4}-\d{2}-\d{2}$');
alter table javascript_tasks add column reviewed text check (reviewed ~ '^\d{4}-\d{2}-\d{2}$');
alter table quizzes add column reviewed text check (reviewed ~ '^\d{4}-\d{2}-\d{2}$');
alter table unit_texts add column reviewed text check (reviewed ~ '^\d{4}-\d{2}-\d{2}$');
alter table mock_tests add column reviewed text check (reviewed ~ '^\d{4}-\d{2}-\d{2}$');
alter table mock_interviews add column reviewed text check (reviewed ~ '^\d{4}-\d{2}-\d{2}$');
