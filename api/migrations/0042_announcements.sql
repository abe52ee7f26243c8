-- News for learners, from content files (then `loaded` is what the loader last wrote) or by an administrator.
-- What an administrator deletes keeps its row, so that the next load does not bring it back.
create table announcements (
  id text primary key default gen_random_uuid()::text check (id ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  title text not null,
  body text not null,
  link text,
  published_at timestamptz not null default now(),
  deleted_at timestamptz,
  loaded jsonb,
  retired_at timestamptz
);

create table announcement_reads (
  user_id uuid not null references users (id) on delete cascade,
  announcement_id text not null references announcements (id) on delete cascade,
  read_at timestamptz not null default now(),
  primary key (user_id, announcement_id)
);
