-- What is written for readers and said by them: articles, announcements, posts, discussions, and the work of editors.
-- `loaded` and `retired_at` are as in practice.

-- Articles and their categories, from content files or by administrators.
create table article_categories (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  name text not null,
  slug text not null unique,
  description text not null default '',
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  icon text not null default '',
  parent_category_id text references article_categories (id),
  is_active boolean not null default true,
  sort_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  loaded jsonb,
  retired_at timestamptz
);

create table articles (
  id text primary key default gen_random_uuid()::text check (id ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  title text not null,
  description text not null,
  -- Sanitised HTML.
  content text not null check (octet_length(content) <= 204800),
  banner_image text,
  meta_title text,
  meta_description text,
  meta_keywords text[] not null default '{}',
  difficulty text not null default 'medium' check (difficulty in ('easy', 'medium', 'hard')),
  reading_time_minutes integer not null default 5 check (reading_time_minutes > 0),
  tags text[] not null default '{}',
  table_of_contents jsonb not null default '[]',
  allow_comments boolean not null default true,
  is_interactive boolean not null default false,
  quiz_questions jsonb not null default '[]',
  -- The day on which somebody last checked it, such as 2026-11-24; null if nobody said so.
  reviewed text check (reviewed ~ '^\d{4}-\d{2}-\d{2}$'),
  series_title text,
  series_order integer,
  is_featured boolean not null default false,
  -- Shown from published_at on.
  is_published boolean not null default true,
  published_at timestamptz,
  view_count integer not null default 0,
  category_id text references article_categories (id),
  author_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Raised with every change of the article or its draft.
  revision integer not null default 0,
  -- In the trash since then. What is deleted is not published either, so that readers' queries need not know of it.
  deleted_at timestamptz,
  deleted_by uuid,
  -- The last change of the article or its draft by an administrator.
  edited_at timestamptz,
  edited_by uuid,
  edited_by_name text,
  loaded jsonb,
  retired_at timestamptz,
  constraint articles_deleted_is_unpublished check (deleted_at is null or not is_published)
);
create index articles_published_at on articles (published_at desc, id);
create index articles_category_id on articles (category_id);
create index articles_deleted_at on articles (deleted_at) where deleted_at is not null;
-- The administrators' list shows what was changed last first.
create index articles_changed_at on articles ((coalesce(deleted_at, edited_at, updated_at)) desc, id);

-- Counting a view is no change of an article.
create trigger articles_changed after insert or delete or truncate
  or update of slug, title, description, tags, difficulty, category_id, is_published, published_at, retired_at
  on articles for each statement execute function notify_roadmaps_changed();
create trigger article_categories_changed after insert or update or delete or truncate on article_categories
  for each statement execute function notify_roadmaps_changed();

-- The working copy that is saved while somebody types. json, not jsonb: it is kept as it came and never queried.
create table article_drafts (
  article_id text primary key references articles (id) on delete cascade,
  fields json not null,
  saved_at timestamptz not null default now(),
  saved_by uuid not null,
  saved_by_name text not null
);

-- What an article said each time it was saved.
create table article_versions (
  article_id text not null references articles (id) on delete cascade,
  number integer not null check (number > 0),
  at timestamptz not null default now(),
  -- null: the content files.
  author_id uuid,
  author_name text not null,
  reason text not null check (reason in ('saved', 'published', 'restored', 'replaced')),
  title text not null,
  fields json not null,
  primary key (article_id, number)
);

-- Pictures in articles, as they are served: WebP under their hash. The same picture is kept once.
create table article_images (
  -- SHA-256 of the image, in hexadecimal.
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  image bytea not null check (octet_length(image) <= 10485760),
  width integer not null,
  height integer not null,
  uploaded_at timestamptz not null default now(),
  uploaded_by uuid not null
);

-- Who read what today, so that each reader counts once a day: a keyed hash, from which neither a
-- person nor an address can be told. Rows of days gone by are deleted.
create table article_views (
  article_id text not null references articles (id) on delete cascade,
  day date not null,
  reader bytea not null,
  primary key (article_id, day, reader)
);
create index article_views_day on article_views (day);

-- How often an article was read on each day, in UTC: counts without anybody in them, so they are kept.
create table article_view_days (
  article_id text not null references articles (id) on delete cascade,
  day date not null,
  views integer not null check (views > 0),
  primary key (article_id, day)
);
create index article_view_days_day on article_view_days (day);

create table article_likes (
  article_id text not null references articles (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  liked_at timestamptz not null default now(),
  primary key (article_id, user_id)
);
create index article_likes_user on article_likes (user_id);

-- News for learners, from content files or by an administrator.
-- What an administrator deletes keeps its row, so that the next load does not bring it back.
create table announcements (
  id text primary key default gen_random_uuid()::text check (id ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  title text not null,
  body text not null,
  link text,
  published_at timestamptz not null default now(),
  -- To be mailed once its time comes: those that administrators schedule.
  mail_due boolean not null default false,
  deleted_at timestamptz,
  loaded jsonb,
  retired_at timestamptz
);
create index announcements_mail_due on announcements (published_at) where mail_due;

create table announcement_reads (
  user_id uuid not null references users (id) on delete cascade,
  announcement_id text not null references announcements (id) on delete cascade,
  read_at timestamptz not null default now(),
  primary key (user_id, announcement_id)
);

create table posts (
  id integer primary key,
  title text not null,
  body text not null,
  loaded jsonb,
  retired_at timestamptz
);
create trigger posts_changed after insert or update or delete or truncate
  on posts for each statement execute function notify_roadmaps_changed();

-- What people say about a problem or an article. Text only. `subject` names what is discussed, such as
-- dsa-problem:two-sum; modules tell whether it exists, so there is no foreign key.
-- The editors' notes with which a discussion starts come from content files: they have a label, such as Common mistake
-- (the contract has them all), no author and no account.
create table comments (
  id uuid primary key,
  subject text not null check (subject ~ '^(dsa-problem|article):[a-z0-9][a-z0-9-]{0,99}$'),
  -- Replies go one level deep, which the API sees to.
  parent_id uuid references comments (id),
  -- null for notes, and once the account is gone.
  user_id uuid references users (id) on delete set null,
  author_name text,
  label text,
  -- '' once it is deleted and stays for the replies to it.
  content text not null check (char_length(content) <= 2000),
  -- Milliseconds, as JSON has them: pages are cut at this time.
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  edited_at timestamptz,
  deleted_at timestamptz,
  -- A comment that a moderator has hidden reads like a deleted one, keeps its words and can come back.
  hidden_at timestamptz,
  loaded jsonb,
  retired_at timestamptz
);
create index comments_newest on comments (subject, created_at desc, id desc) where parent_id is null;
create index comments_counted on comments (subject)
  where deleted_at is null and retired_at is null and hidden_at is null;
create index comments_replies on comments (parent_id, created_at) where parent_id is not null;
create index comments_user on comments (user_id) where user_id is not null;
-- A person's calendar of active days, and what they wrote, are read by person and time.
create index comments_of_person on comments (user_id, created_at) where user_id is not null and deleted_at is null;
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

-- Once a person and comment.
create table comment_reports (
  comment_id uuid not null references comments (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  reason text not null check (reason in ('spam', 'abuse', 'wrong', 'other')),
  reported_at timestamptz not null default now(),
  -- The decision that settled it; null while it is open.
  decision_id bigint references comment_decisions (id) on delete set null,
  primary key (comment_id, user_id)
);
create index comment_reports_open on comment_reports (comment_id) where decision_id is null;
create index comment_reports_settled on comment_reports (decision_id) where decision_id is not null;

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

-- And what moderators told them. It stays when the comment goes.
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

-- What administrators save of a DSA problem until it is published: readers see dsa_problems only. A problem that
-- was never published is here alone. `content` as content files have it: problem, code, cases, support.
create table dsa_problem_drafts (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  content jsonb not null,
  saved_at timestamptz not null default now(),
  saved_by text not null
);

-- Listings that administrators ran against their cases, in their browsers. The server runs none. The hash says
-- what was run: code, support and cases. Entries outlive the accounts they speak of.
create table dsa_listing_runs (
  id bigint generated always as identity primary key,
  problem_id text not null,
  listing_hash text not null check (listing_hash ~ '^[0-9a-f]{64}$'),
  passed integer not null check (passed >= 0),
  total integer not null check (total >= passed),
  at timestamptz not null default now(),
  admin_id uuid not null,
  admin_name text not null
);
create index dsa_listing_runs_latest on dsa_listing_runs (problem_id, listing_hash, id desc);
