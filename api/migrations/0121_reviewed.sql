-- The day on which somebody last checked an article or a problem: its facts, its code and its language. Null
-- if nobody said so. As text, since the driver reads a date as a moment in the server's time zone.
alter table articles
  add column reviewed text check (reviewed ~ '^\d{4}-\d{2}-\d{2}$');
alter table dsa_problems
  add column reviewed text check (reviewed ~ '^\d{4}-\d{2}-\d{2}$');

-- Drafts and versions have every field of the form. As texts, since json is kept as it came.
update article_drafts set fields = regexp_replace(fields::text, '\}\s*$', ',"reviewed":null}')::json;
update article_versions set fields = regexp_replace(fields::text, '\}\s*$', ',"reviewed":null}')::json;
update dsa_problem_drafts set content = jsonb_set(content, '{problem,reviewed}', 'null');
