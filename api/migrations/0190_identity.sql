-- Accounts of learners and administrators, and what belongs to a person whatever they practise.

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  name text not null,
  -- null if a person logs in through a provider only.
  password_hash text,
  avatar_url text,
  provider text not null default 'email' check (provider in ('email', 'google', 'github')),
  role_type text not null default 'USER' check (role_type = 'USER'),
  created_at timestamptz not null default now(),
  -- When the person showed that mails to the address reach them; null: not yet.
  email_verified_at timestamptz,
  phone text unique check (phone ~ '^[0-9]{10}$'),
  -- May log in only while demonstration mode is on.
  demonstration boolean not null default false,
  -- Since when an owner of the site has shut the person out; null: may log in.
  disabled_at timestamptz,
  disabled_reason text,
  check ((disabled_at is null) = (disabled_reason is null))
);

-- One account an address, however it is capitalised.
create unique index users_email on users (lower(email));
-- The newest come first.
create index users_newest on users (created_at desc, id desc);

-- The words of a name and an address, however they are put together, so that any of them can be searched by
-- its beginning.
create function person_words(texts text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple', translate(lower(texts), '@.-_+/''', '       '))
$$;

-- Stored, since working it out for each of many rows takes a second.
alter table users add column words tsvector generated always as (person_words(name || ' ' || email)) stored;
create index users_words on users using gin (words);

-- By which account at a provider a person logs in. `subject` is the provider's own id of that account:
-- addresses change hands, it does not.
create table user_identities (
  provider text not null check (provider in ('google', 'github')),
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, subject),
  unique (user_id, provider)
);

-- A login that has come back from a provider: its state is not accepted a second time.
create table used_sign_in_states (
  -- SHA-256 of the state.
  hash bytea primary key,
  expires_at timestamptz not null
);

-- A session is the family of all refresh tokens that came from one login.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- Moved on whenever the browser renews the session.
  last_seen_at timestamptz not null default now(),
  user_agent text,
  ip text
);
create index sessions_user on sessions (user_id);

create table refresh_tokens (
  -- SHA-256; the token itself is never stored.
  hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  created_at timestamptz not null default now(),
  -- When it was last exchanged for another one.
  used_at timestamptz,
  -- When a later token of the session was used: from then on this one in use means theft.
  overtaken_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);

-- Sessions that ended before their time. Access tokens that name one may go on for some minutes, and
-- every process must know which: the row of the session may be gone.
create table ended_sessions (
  session_id uuid primary key,
  ended_at timestamptz not null default clock_timestamp()
);
create index ended_sessions_ended on ended_sessions (ended_at);

-- However a session is ended, every process hears of it. Old rows go: no token names them.
create function note_ended_session() returns trigger language plpgsql as $$
begin
  insert into ended_sessions (session_id) values (old.id) on conflict do nothing;
  perform pg_notify('session_ended', old.id::text);
  delete from ended_sessions where session_id in (
    select session_id from ended_sessions where ended_at < now() - interval '1 hour'
    limit 100 for update skip locked);
  return null;
end $$;

create trigger sessions_revoked after update of revoked_at on sessions for each row
  when (old.revoked_at is null and new.revoked_at is not null)
  execute function note_ended_session();

create trigger sessions_deleted after delete on sessions for each row
  when (old.revoked_at is null)
  execute function note_ended_session();

-- Secrets that travel in mails. A new one replaces the older one of its purpose.
create table mail_tokens (
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('verification', 'reset', 'email-change', 'deletion')),
  -- SHA-256; the token itself is only in the mail.
  hash bytea not null unique,
  -- The holder of the token can read mails to this address.
  email text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- How often a password was tried with the link: it is not there for guessing.
  attempts integer not null default 0,
  -- A link that has been used is kept until the next one: it leads to "all is well", not to "it's dead".
  used_at timestamptz,
  primary key (user_id, purpose)
);

-- What a person says about themselves. Name, address, number and picture stand in `users`.
create table profiles (
  user_id uuid primary key references users on delete cascade,
  -- The public ID, as in /profile/asha-rao. The first one is random: a name is not published by itself.
  handle text not null unique default 'learner-' || left(replace(gen_random_uuid()::text, '-', ''), 10)
    check (handle ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' and char_length(handle) between 3 and 30),
  -- Which part of users.name is the first name; null until the person has said so.
  first_name text,
  bio text not null default '' check (char_length(bio) <= 200),
  country text,
  college text not null default '',
  degree text,
  branch text,
  graduation_year integer,
  linkedin text not null default '',
  twitter text not null default '',
  website text not null default '',
  resume text not null default '',
  visibility text not null default 'private' check (visibility in ('public', 'private')),
  mail_replies boolean not null default false,
  mail_news boolean not null default false,
  -- Whether a problem that is marked complete is put on the revision schedule by itself.
  revise_completed boolean not null default true
);

-- However an account comes about, it has a profile.
create function add_profile() returns trigger language plpgsql as $$
begin
  insert into profiles (user_id) values (new.id);
  return null;
end $$;

create trigger users_have_profiles after insert on users for each row execute function add_profile();

-- Pictures that people uploaded, as they are served: WebP under its hash. users.avatar_url names it.
create table avatars (
  user_id uuid primary key references users on delete cascade,
  -- SHA-256 of the image, in hexadecimal. Two people may have the same picture.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  image bytea not null check (octet_length(image) <= 262144),
  created_at timestamptz not null default now()
);
create index avatars_hash on avatars (hash);

-- Callback requests, what became of each, and who said so last.
create table callback_requests (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  phone text not null,
  query text,
  -- Milliseconds, as JSON has them: pages are cut at this time.
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  state text not null default 'new'
    check (state in ('new', 'in-progress', 'done', 'no-answer', 'spam')),
  note text not null default '' check (char_length(note) <= 1000),
  -- Goes up with each change.
  version integer not null default 0,
  changed_at timestamptz,
  -- As in audit_log: the name outlives the administrator's account.
  changed_by text
);
create index callback_requests_latest on callback_requests (created_at desc, id desc);

-- Administrators are no learners: accounts, sessions and cookies of their own. Owners run the site; editors look
-- after its content and its discussions.
create table admins (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  name text not null,
  password_hash text not null,
  role text not null check (role in ('owner', 'editor')),
  -- Signs in while demonstration mode is on, and never otherwise.
  demonstration boolean not null default false,
  created_at timestamptz not null default now(),
  -- Since when the administrator may not sign in; null: may.
  disabled_at timestamptz
);
create unique index admins_email on admins (lower(email));

-- A row that is gone or has expired is no session.
create table admin_sessions (
  -- SHA-256; the token itself is never stored.
  hash bytea primary key,
  admin_id uuid not null references admins on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- When the password was last given: what cannot be undone asks for it again.
  password_at timestamptz not null default now()
);
create index admin_sessions_admin on admin_sessions (admin_id);

-- A row that was never confirmed is a set-up that was left half-way, and asks for nothing.
create table admin_second_factors (
  admin_id uuid primary key references admins on delete cascade,
  -- AES-256-GCM, with a key made from the installation's secret.
  secret bytea not null,
  confirmed_at timestamptz,
  -- The 30 seconds since 1970 whose code was accepted last: no code is accepted twice.
  last_step bigint not null default 0,
  -- Since the last right one. After every fifth, codes are refused for a while.
  wrong_codes integer not null default 0,
  refused_until timestamptz
);

-- Each works once. They are random enough (80 bits) for a plain hash.
create table admin_recovery_codes (
  hash bytea primary key,
  admin_id uuid not null references admins on delete cascade
);
create index admin_recovery_codes_admin on admin_recovery_codes (admin_id);

-- The password was right and a code is still required.
create table admin_pending_signins (
  hash bytea primary key,
  admin_id uuid not null references admins on delete cascade,
  expires_at timestamptz not null
);
create index admin_pending_signins_admin on admin_pending_signins (admin_id);

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
