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
