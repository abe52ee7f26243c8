-- Addresses under which something was public and isn't now: it has another one since, or was taken from readers. They
-- lead to where it is today. One that the item has again is no longer former, whatever stands here.
create table former_addresses (
  kind text not null check (kind in ('article')),
  slug text not null,
  item_id text not null,
  left_at timestamptz not null default now(),
  primary key (kind, slug)
);
create index former_addresses_item on former_addresses (kind, item_id);

-- Editors, bulk changes and content files all change articles, so that the table itself sees to it.
create function store_former_address() returns trigger language plpgsql as $$
begin
  insert into former_addresses (kind, slug, item_id) values ('article', old.slug, old.id)
  on conflict (kind, slug) do update set item_id = excluded.item_id, left_at = excluded.left_at;
  return null;
end
$$;
create trigger articles_address_left
  after update of slug, is_published, published_at, retired_at on articles
  for each row
  when (
    old.is_published and old.published_at <= now() and old.retired_at is null
    and (new.slug, new.is_published, new.retired_at is null, coalesce(new.published_at <= now(), false))
      is distinct from (old.slug, true, true, true)
  )
  execute function store_former_address();

-- What articles left before there was this table stands in their versions.
insert into former_addresses (kind, slug, item_id, left_at)
select distinct on (version.fields ->> 'slug') 'article', version.fields ->> 'slug', version.article_id, version.at
from article_versions as version
join articles on articles.id = version.article_id
where (version.fields ->> 'is_published')::boolean
  -- A replaced draft was never public, and may hold anything as its time.
  and case when version.reason <> 'replaced' then (version.fields ->> 'published_at')::timestamptz <= now() end
  and version.fields ->> 'slug' <> articles.slug
  and not exists (select from articles as other where other.slug = version.fields ->> 'slug')
order by version.fields ->> 'slug', version.at desc;

-- Slugs have letters of any script. Of ASCII they have small letters, digits and hyphens; what else is a letter, the
-- contract says.
alter table articles drop constraint articles_slug_check;
alter table articles add constraint articles_slug_check
  check (slug ~ '^[^\x01-\x2f\x3a-\x60\x7b-\x7f][^\x01-\x2c\x2e-\x2f\x3a-\x60\x7b-\x7f]{0,99}$');
