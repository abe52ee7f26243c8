-- What people say about a problem or an article. Text only. `subject` names what is discussed, such as
-- dsa-problem:two-sum; modules tell whether it exists, so there is no foreign key.
-- Sample comments come from content files: they have an author's name, no account, and `loaded`.
create table comments (
  id uuid primary key,
  subject text not null check (subject ~ '^(dsa-problem|article):[a-z0-9][a-z0-9-]{0,99}$'),
  -- Replies go one level deep, which the API sees to.
  parent_id uuid references comments (id),
  -- null for sample comments, and once the account is gone.
  user_id uuid references users (id) on delete set null,
  author_name text,
  -- '' once it is deleted and stays for the replies to it.
  content text not null check (char_length(content) <= 2000),
  -- Milliseconds, as JSON has them: pages are cut at this time.
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  edited_at timestamptz,
  deleted_at timestamptz,
  loaded jsonb,
  retired_at timestamptz
);

create index comments_newest on comments (subject, created_at desc, id desc) where parent_id is null;
create index comments_counted on comments (subject) where deleted_at is null and retired_at is null;
create index comments_replies on comments (parent_id, created_at) where parent_id is not null;
create index comments_user on comments (user_id) where user_id is not null;

-- Once a person and comment.
create table comment_reports (
  comment_id uuid not null references comments (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  reason text not null check (reason in ('spam', 'abuse', 'wrong', 'other')),
  reported_at timestamptz not null default now(),
  primary key (comment_id, user_id)
);
