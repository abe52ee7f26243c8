-- Administrators are no learners: accounts, sessions and cookies of their own.
create table admins (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  name text not null,
  password_hash text not null,
  -- Signs in while demonstration mode is on, and never otherwise.
  demonstration boolean not null default false,
  created_at timestamptz not null default now()
);

create unique index admins_email on admins (lower(email));

-- The token itself is never stored. A row that is gone or has expired is no session.
create table admin_sessions (
  hash bytea primary key,
  admin_id uuid not null references admins on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- When the password was last given: what cannot be undone asks for it again.
  password_at timestamptz not null default now()
);

create index admin_sessions_admin on admin_sessions (admin_id);
