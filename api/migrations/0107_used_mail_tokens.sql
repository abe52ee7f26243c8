-- A link that has been used is kept until the next one: who follows it again is told that all is well, not that it's dead.
alter table mail_tokens add column used_at timestamptz;
