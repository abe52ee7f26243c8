-- Roadmaps, their topics and learning units. Ids come from the content files and are stable for ever.
-- `loaded` is what the content loader last wrote: a row that differs from it was edited since and is kept.
-- Nothing is deleted: what leaves the files gets `retired_at`, and progress stays with it.

create table roadmaps (
  id text primary key,
  title text not null,
  description text not null,
  complexity text not null check (complexity in ('beginner', 'intermediate', 'advanced')),
  category text not null,
  tags text[] not null,
  illustrative boolean not null,
  module_id text not null,
  module_title text not null,
  module_description text not null,
  loaded jsonb,
  retired_at timestamptz
);

create table topics (
  id text primary key,
  roadmap_id text not null references roadmaps (id),
  title text not null,
  description text not null,
  sequence_number integer not null,
  type text not null,
  loaded jsonb,
  retired_at timestamptz
);
create index topics_roadmap_id on topics (roadmap_id);

create table learning_units (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  topic_id text not null references topics (id),
  name text not null,
  difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
  rating double precision check (rating between 0 and 5),
  sequence_number integer not null,
  problem_link text,
  article_link text,
  video_link text,
  solution_link text not null,
  companies jsonb not null,
  tags text[] not null,
  priority text not null check (priority in ('low', 'medium', 'high')),
  time_to_complete integer not null,
  loaded jsonb,
  retired_at timestamptz
);
create index learning_units_topic_id on learning_units (topic_id);

-- Every process caches the structure of roadmaps and drops it when this is heard, whoever changed the content.
create function notify_roadmaps_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('roadmaps_changed', '');
  return null;
end $$;

create trigger roadmaps_changed after insert or update or delete or truncate on roadmaps
  for each statement execute function notify_roadmaps_changed();
create trigger topics_changed after insert or update or delete or truncate on topics
  for each statement execute function notify_roadmaps_changed();
create trigger learning_units_changed after insert or update or delete or truncate on learning_units
  for each statement execute function notify_roadmaps_changed();
