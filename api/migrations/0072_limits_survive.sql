-- Limits are part of what protects accounts: a crash of the database must not give all attempts back.
alter table limit_counts set logged;
