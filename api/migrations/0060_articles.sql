-- Articles and their categories, from content files (`loaded` is what the loader last wrote) or by administrators.
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
  loaded jsonb,
  retired_at timestamptz
);
create index articles_published_at on articles (published_at desc, id);
create index articles_category_id on articles (category_id);

-- Who read what today, so that each reader counts once a day: a keyed hash, from which neither a
-- person nor an address can be told. Rows of days gone by are deleted.
create table article_views (
  article_id text not null references articles (id) on delete cascade,
  day date not null,
  reader bytea not null,
  primary key (article_id, day, reader)
);
create index article_views_day on article_views (day);

create table article_likes (
  article_id text not null references articles (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  liked_at timestamptz not null default now(),
  primary key (article_id, user_id)
);
create index article_likes_user on article_likes (user_id);
