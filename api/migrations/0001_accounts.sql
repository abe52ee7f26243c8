create table installation_values (
  name text primary key,
  value text not null
);

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  name text not null,
  password_hash text,
  avatar_url text,
  provider text not null default 'email' check (provider in ('email', 'google', 'github')),
  role_type text not null default 'USER' check (role_type = 'USER'),
  created_at timestamptz not null default now()
);

-- One account an address, however it is capitalised.
create unique index users_email on users (lower(email));

-- A session is the family of all refresh tokens that came from one sign-in.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);

create index sessions_user on sessions (user_id);

create table refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);

create index refresh_tokens_session on refresh_tokens (session_id);
