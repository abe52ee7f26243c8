-- People whom an owner of the site has shut out.
alter table users
  -- Since when the person may not sign in; null: may.
  add column disabled_at timestamptz,
  add column disabled_reason text,
  add check ((disabled_at is null) = (disabled_reason is null));

-- The words of a name and an address, however they are put together, so that any of them can be searched by
-- its beginning.
create function person_words(texts text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple', translate(lower(texts), '@.-_+/''', '       '))
$$;

-- Kept, since working it out for each of many rows takes a second.
alter table users add column words tsvector generated always as (person_words(name || ' ' || email)) stored;

create index users_words on users using gin (words);

-- The newest come first.
create index users_newest on users (created_at desc, id desc);
