-- What a person says about themselves. Name, address, number and picture stand in `users`.
create table profiles (
  user_id uuid primary key references users on delete cascade,
  -- The public ID, as in /profile/asha-rao. The first one is random: a name is not published by itself.
  handle text not null unique default 'learner-' || left(replace(gen_random_uuid()::text, '-', ''), 10)
    check (handle ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' and char_length(handle) between 3 and 30),
  -- Which part of users.name is the first name; null until the person has said so.
  first_name text,
  bio text not null default '' check (char_length(bio) <= 200),
  country text,
  college text not null default '',
  degree text,
  branch text,
  graduation_year integer,
  linkedin text not null default '',
  twitter text not null default '',
  website text not null default '',
  resume text not null default '',
  visibility text not null default 'private' check (visibility in ('public', 'private')),
  mail_replies boolean not null default false,
  mail_news boolean not null default false
);

insert into profiles (user_id) select id from users;

-- However an account comes about, it has a profile.
create function add_profile() returns trigger language plpgsql as $$
begin
  insert into profiles (user_id) values (new.id);
  return null;
end $$;

create trigger users_have_profiles after insert on users for each row execute function add_profile();

-- Their calendar of active days and what they saved is read by person and time.
create index comments_of_person on comments (user_id, created_at) where user_id is not null and deleted_at is null;
