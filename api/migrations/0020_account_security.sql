alter table users
  -- When the person showed that mails to the address reach them; null: not yet.
  add column email_verified_at timestamptz,
  add column phone text unique check (phone ~ '^[0-9]{10}$');

alter table sessions
  add column last_seen_at timestamptz not null default now(),
  add column user_agent text,
  add column ip text;

-- Secrets that travel in mails. A new one replaces the older one of its purpose.
create table mail_tokens (
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('verification', 'reset', 'email-change')),
  hash bytea not null unique,
  -- The address that whoever has the token can read mails of.
  email text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, purpose)
);
