-- Who has an article open to edit it. Each says so again and again; what is old says nothing any more, and is deleted
-- with the next word about the article.
create table article_presence (
  article_id text not null references articles (id) on delete cascade,
  admin_id uuid not null references admins (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (article_id, admin_id)
);
