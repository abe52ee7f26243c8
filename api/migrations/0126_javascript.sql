-- A DSA problem may be solved in JavaScript, too: its listing, starter, cases and what runs before them.
alter table dsa_problems add column javascript jsonb;

-- A draft for each language.
alter table solution_drafts drop constraint solution_drafts_pkey;
alter table solution_drafts add primary key (user_id, problem_id, language);
