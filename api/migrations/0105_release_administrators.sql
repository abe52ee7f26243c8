-- Administrators change what is live and make tokens, too: under their name, which a token may have as well, and
-- their id. Null for the operator and for tokens. As in the audit log, no foreign key: what somebody did stays.
alter table live_manifests add column administrator_id uuid;
alter table release_tokens add column administrator_id uuid;
