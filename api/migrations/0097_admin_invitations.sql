-- People who were invited to administer the site and have not accepted yet. The secret is only in the mail.
create table admin_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  role text not null check (role in ('owner', 'editor')),
  hash bytea not null unique,
  -- An invitation counts no longer than the person who sent it may invite.
  invited_by uuid not null references admins on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- A new invitation replaces the one before.
create unique index admin_invitations_email on admin_invitations (lower(email));
create index admin_invitations_invited_by on admin_invitations (invited_by);
