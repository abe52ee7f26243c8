-- A comment that a moderator has hidden reads like a deleted one, keeps its words and can come back.
alter table comments add column hidden_at timestamptz;

drop index comments_counted;
create index comments_counted on comments (subject)
  where deleted_at is null and retired_at is null and hidden_at is null;

-- For moderators: newest first, and by words. 'simple' takes words as they are written, in any language.
create index comments_latest on comments (created_at desc, id desc) where deleted_at is null and retired_at is null;
create index comments_hidden on comments (created_at desc, id desc) where hidden_at is not null;
create index comments_words on comments using gin (to_tsvector('simple', content));

-- What moderators did about a comment, in order.
create table comment_decisions (
  id bigint generated always as identity primary key,
  comment_id uuid not null references comments (id) on delete cascade,
  action text not null check (action in ('hide', 'restore', 'dismiss', 'undo', 'warn', 'note')),
  -- The reason of a warning, or a note; '' for anything else.
  text text not null default '' check (char_length(text) <= 1000),
  -- As in audit_log: it outlives the administrator's account.
  admin_id uuid not null,
  admin_name text not null,
  decided_at timestamptz not null default now()
);

create index comment_decisions_comment on comment_decisions (comment_id, id);

-- The decision that settled a report; null while it is open.
alter table comment_reports add column decision_id bigint references comment_decisions (id) on delete set null;

create index comment_reports_open on comment_reports (comment_id) where decision_id is null;
create index comment_reports_settled on comment_reports (decision_id) where decision_id is not null;

-- What moderators told a person; it rings the bell. It stays when the comment goes.
create table warnings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  comment_id uuid references comments (id) on delete set null,
  -- What the comment is about, as in comments.
  subject text not null,
  reason text not null check (char_length(reason) between 1 and 1000),
  created_at timestamptz not null default now(),
  read_at timestamptz
);

create index warnings_newest on warnings (user_id, created_at desc);
create index warnings_comment on warnings (comment_id) where comment_id is not null;
