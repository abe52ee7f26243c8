-- Owners run the site; editors look after its content and its discussions. Those who were there before are owners.
alter table admins add column role text not null default 'owner' check (role in ('owner', 'editor'));
alter table admins alter column role drop default;
