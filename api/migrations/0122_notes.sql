-- The editors' notes with which a discussion starts take the place of sample comments, whose authors were invented.
-- A note has a label, such as Common mistake (the contract has them all), no author and no account, and `loaded`.
-- `author_name` stays empty from here on: only the version before reads it.
alter table comments add column label text;

-- Loading the files retires the sample comments that came from them. These came with imported problems.
update comments set retired_at = now()
where author_name is not null and loaded is null and retired_at is null;

-- Drafts were imported with such comments, too.
update dsa_problem_drafts set content = jsonb_set(content, '{problem,comments}', '[]');
