-- How often an article was read on each day, in UTC: counts without anybody in them, so they are kept.
create table article_view_days (
  article_id text not null references articles (id) on delete cascade,
  day date not null,
  views integer not null check (views > 0),
  primary key (article_id, day)
);
create index article_view_days_day on article_view_days (day);
