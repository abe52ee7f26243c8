-- By which account at a provider a person signs in. `subject` is the provider's own id of that account:
-- addresses change hands, it does not.
create table user_identities (
  provider text not null check (provider in ('google', 'github')),
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, subject),
  unique (user_id, provider)
);

-- A sign-in that has come back from a provider: its state is not accepted a second time.
create table used_sign_in_states (
  hash bytea primary key,
  expires_at timestamptz not null
);
