-- What rings a person's bell beside the announcements: a reply to a comment of theirs. It goes with the reply.
create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  reply_id uuid not null references comments (id) on delete cascade,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (reply_id, user_id)
);

create index notifications_newest on notifications (user_id, created_at desc);
