-- Articles that someone else is to read before they're published. There's at most one review of an article: it ends when
-- the article is published, or withdrawn by an editor.
create table article_reviews (
  article_id text primary key references articles (id) on delete cascade,
  state text not null default 'open' check (state in ('open', 'approved', 'returned')),
  requested_at timestamptz not null default now(),
  requested_by uuid not null,
  requested_by_name text not null,
  -- null: anyone who reviews.
  reviewer_id uuid references admins (id) on delete set null,
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text,
  -- Of the article that was decided on.
  decided_revision integer,
  constraint article_reviews_decided check ((state = 'open') = (decided_at is null))
);
create index article_reviews_requested_by on article_reviews (requested_by);

-- What reviewers and authors say about an article, whether or not a review is open.
create table article_review_comments (
  id uuid primary key,
  article_id text not null references articles (id) on delete cascade,
  -- The passage as it was; null for the whole article.
  quote text check (char_length(quote) <= 1000),
  content text not null check (char_length(content) <= 2000),
  written_at timestamptz not null default now(),
  author_id uuid not null,
  author_name text not null,
  settled_at timestamptz,
  settled_by uuid,
  settled_by_name text
);
create index article_review_comments_article on article_review_comments (article_id, written_at);
