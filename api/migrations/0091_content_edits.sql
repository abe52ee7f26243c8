-- Administrators edit roadmaps and DSA problems. Their edits are kept by the content loader, which compares a row
-- with `loaded`; whether a row is retired is not in there, so an administrator's decision about it is marked.
alter table roadmaps add column retirement_edited boolean not null default false;
alter table topics add column retirement_edited boolean not null default false;
alter table learning_units add column retirement_edited boolean not null default false;
alter table dsa_problems add column retirement_edited boolean not null default false;

-- The name of the file in dsa-support/ that `support` came from, for an export; null if there is none.
alter table dsa_problems add column support_name text;
