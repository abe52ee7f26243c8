-- Articles as administrators work on them. What is deleted is not published either, so that readers' queries need
-- not know of it. `edited_*` is the last change of an article or its draft by an administrator.
alter table articles
  add column revision integer not null default 0,
  add column deleted_at timestamptz,
  add column deleted_by uuid,
  add column edited_at timestamptz,
  add column edited_by uuid,
  add column edited_by_name text,
  add constraint articles_deleted_is_unpublished check (deleted_at is null or not is_published);
create index articles_deleted_at on articles (deleted_at) where deleted_at is not null;

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
