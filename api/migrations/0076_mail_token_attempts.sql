-- How often a password was tried with the link: it is not there for guessing.
alter table mail_tokens add column attempts integer not null default 0;
