-- Where MySQL differs, of a task in SQL; null if it doesn't.
alter table sql_tasks add column mysql text;
