-- Counts changes of the saved article, as opposed to its draft, whoever makes them: an administrator, the content files, or
-- a statement by hand. The revision counts drafts, too, and what administrators do alone.
alter table articles add column times_changed integer not null default 0;

create function count_article_change() returns trigger language plpgsql as $$
begin
  new.times_changed := old.times_changed + 1;
  return new;
end $$;

create trigger articles_count_change
  before update of slug, title, description, content, banner_image, meta_title, meta_description, meta_keywords,
    difficulty, reading_time_minutes, tags, allow_comments, is_interactive, quiz_questions, series_title, series_order,
    is_published, is_featured, published_at, category_id, reviewed, deleted_at, retired_at
  on articles for each row
  when ((old.slug, old.title, old.description, old.content, old.banner_image, old.meta_title, old.meta_description,
      old.meta_keywords, old.difficulty, old.reading_time_minutes, old.tags, old.allow_comments, old.is_interactive,
      old.quiz_questions, old.series_title, old.series_order, old.is_published, old.is_featured, old.published_at,
      old.category_id, old.reviewed, old.deleted_at, old.retired_at)
    is distinct from
      (new.slug, new.title, new.description, new.content, new.banner_image, new.meta_title, new.meta_description,
      new.meta_keywords, new.difficulty, new.reading_time_minutes, new.tags, new.allow_comments, new.is_interactive,
      new.quiz_questions, new.series_title, new.series_order, new.is_published, new.is_featured, new.published_at,
      new.category_id, new.reviewed, new.deleted_at, new.retired_at))
  execute function count_article_change();

-- What published articles are to say from a time on. A change whose article was saved since doesn't go live.
create table scheduled_changes (
  article_id text primary key references articles (id) on delete cascade,
  publish_at timestamptz not null,
  -- The time zone in which the time was chosen, to show it.
  time_zone text not null,
  -- Of the article, when the change was scheduled.
  revision integer not null,
  times_changed integer not null,
  -- json, not jsonb: it is stored as it came and never queried.
  fields json not null,
  scheduled_at timestamptz not null default now(),
  scheduled_by uuid not null,
  scheduled_by_name text not null,
  -- Why it didn't go live at its time.
  failure text
);
create index scheduled_changes_publish_at on scheduled_changes (publish_at) where failure is null;

select jobs.create_queue(name, '{
  "policy": "stately", "retryLimit": 2, "retryDelay": 5, "retryBackoff": true,
  "expireInSeconds": 120, "retentionMinutes": 1440
}')
from unnest(array['scheduled-changes']) as name;
