-- Whom articles are by, as readers see it: a name, an address and a few words. It outlives the administrator's account.
-- Nobody has one until they write it, so no administrator's name is published by an upgrade.
create table authors (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique
    check (slug ~ '^[^\x01-\x2f\x3a-\x60\x7b-\x7f][^\x01-\x2c\x2e-\x2f\x3a-\x60\x7b-\x7f]{0,99}$'),
  name text not null check (char_length(name) between 1 and 100),
  about text not null default '' check (char_length(about) <= 1000),
  -- Whose it is; null for a guest, and once the account is gone.
  admin_id uuid unique references admins (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- author_id stays what it was, the administrator who made the article, which readers no longer get. What the version
-- before this one writes names no author, and can be given to one.
alter table articles add column named_author_id uuid references authors (id);
create index articles_named_author on articles (named_author_id, published_at desc) where named_author_id is not null;

-- Readers see it, so it's a change of the article like any other: see 0192 and 0210.
create or replace trigger articles_changed after insert or delete or truncate
  or update of slug, title, description, tags, difficulty, category_id, is_published, published_at, retired_at,
    named_author_id
  on articles for each statement execute function notify_roadmaps_changed();
create trigger authors_changed after insert or update or delete or truncate on authors
  for each statement execute function notify_roadmaps_changed();

create or replace trigger articles_count_change
  before update of slug, title, description, content, banner_image, meta_title, meta_description, meta_keywords, difficulty,
    reading_time_minutes, tags, allow_comments, is_interactive, quiz_questions, series_title, series_order,
    is_published, is_featured, published_at, category_id, reviewed, deleted_at, retired_at, named_author_id
  on articles for each row
  when ((old.slug, old.title, old.description, old.content, old.banner_image, old.meta_title, old.meta_description,
      old.meta_keywords, old.difficulty, old.reading_time_minutes, old.tags, old.allow_comments,
      old.is_interactive, old.quiz_questions, old.series_title, old.series_order, old.is_published,
      old.is_featured, old.published_at, old.category_id, old.reviewed, old.deleted_at, old.retired_at,
      old.named_author_id)
    is distinct from
      (new.slug, new.title, new.description, new.content, new.banner_image, new.meta_title, new.meta_description,
      new.meta_keywords, new.difficulty, new.reading_time_minutes, new.tags, new.allow_comments,
      new.is_interactive, new.quiz_questions, new.series_title, new.series_order, new.is_published,
      new.is_featured, new.published_at, new.category_id, new.reviewed, new.deleted_at, new.retired_at,
      new.named_author_id))
  execute function count_article_change();

-- Addresses that authors had lead to their pages, as those of articles do.
alter table former_addresses drop constraint former_addresses_kind_check;
alter table former_addresses add constraint former_addresses_kind_check check (kind in ('article', 'author'));

create function store_former_author_address() returns trigger language plpgsql as $$
begin
  insert into former_addresses (kind, slug, item_id) values ('author', old.slug, old.id::text)
  on conflict (kind, slug) do update set item_id = excluded.item_id, left_at = excluded.left_at;
  return null;
end
$$;
create trigger authors_address_left after update of slug on authors
  for each row when (old.slug <> new.slug) execute function store_former_author_address();
