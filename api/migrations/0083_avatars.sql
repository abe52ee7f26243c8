-- Pictures that people uploaded, as they are served: WebP under its hash. users.avatar_url names it.
create table avatars (
  user_id uuid primary key references users on delete cascade,
  -- SHA-256 of the image, in hexadecimal. Two people may have the same picture.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  image bytea not null check (octet_length(image) <= 262144),
  created_at timestamptz not null default now()
);

create index avatars_hash on avatars (hash);
