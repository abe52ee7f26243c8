-- Pictures of articles are found again: what each shows, and what its file was called.
alter table article_images
  -- What it says in articles unless they say something else; '' if nobody has said.
  add column alt text not null default '' check (char_length(alt) <= 300),
  add column file_name text not null default '' check (char_length(file_name) <= 200);
create index article_images_newest on article_images (uploaded_at desc, hash);

-- The hashes of the pictures that a text shows.
create function article_image_hashes(content text) returns text[]
  language sql immutable parallel safe
  return (
    select coalesce(array_agg(distinct found[1]), '{}')
    from regexp_matches(content, '/article-images/([0-9a-f]{64})[.]webp', 'g') as found
  );

-- Where a picture is used.
create index articles_images on articles
  using gin (article_image_hashes(content || coalesce(' ' || banner_image, '')));
create index article_drafts_images on article_drafts using gin (article_image_hashes(fields::text));
create index article_versions_images on article_versions using gin (article_image_hashes(fields::text));
