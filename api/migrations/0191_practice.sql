-- What is practised, and what people have done with it.

-- Content: roadmaps, their topics and learning units, problems and what else units are worked through with. Ids come
-- from the content files and are stable for ever.
-- `loaded` is what the content loader last wrote: a row that differs from it was edited since and is kept.
-- Nothing is deleted: what leaves the files gets `retired_at`, and progress stays with it.
-- Whether a row is retired is not in `loaded`, so an administrator's decision about it is marked: `retirement_edited`.

create table roadmaps (
  id text primary key,
  title text not null,
  description text not null,
  complexity text not null check (complexity in ('beginner', 'intermediate', 'advanced')),
  category text not null,
  tags text[] not null,
  illustrative boolean not null,
  -- What it counts: problems to solve, or units to work through.
  counted_as text not null default 'problem' check (counted_as in ('problem', 'unit')),
  module_id text not null,
  module_title text not null,
  module_description text not null,
  loaded jsonb,
  retired_at timestamptz,
  retirement_edited boolean not null default false
);

create table topics (
  id text primary key,
  roadmap_id text not null references roadmaps (id),
  title text not null,
  description text not null,
  sequence_number integer not null,
  type text not null,
  -- The slug of the article that teaches it. Not a foreign key: the topic is loaded first, and administrators may
  -- give an article another slug or withdraw it, and then the sheet has no link.
  lesson text,
  loaded jsonb,
  retired_at timestamptz,
  retirement_edited boolean not null default false
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
  -- '#' if there is none.
  solution_link text not null,
  companies jsonb not null,
  tags text[] not null,
  priority text not null check (priority in ('low', 'medium', 'high')),
  -- Minutes.
  time_to_complete integer not null,
  loaded jsonb,
  retired_at timestamptz,
  retirement_edited boolean not null default false
);
create index learning_units_topic_id on learning_units (topic_id);

-- Problems to read and to run: comments belong to them. `reviewed`, here and below, is the day on which somebody last
-- checked it, such as 2026-11-24: its facts, its code and its language; null if nobody said so.
create table dsa_problems (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  slug text not null check (slug ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  title text not null,
  category text not null,
  difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
  unit_id text not null references learning_units (id),
  -- Order within the category.
  sequence_number integer not null,
  description text not null,
  example jsonb not null,
  follow_up text not null,
  hints jsonb not null default '[]',
  code text not null,
  -- '' if there is none, as the next two.
  starter text not null default '',
  -- A brute-force solution that the cases refuse.
  naive text not null default '',
  -- Makes calls of growing size, with which people time their programs; input_size says what n counts.
  generator text not null default '',
  input_size text not null default '',
  -- What runs before the listing, and the name of its file in dsa-support/, for an export.
  support text not null,
  support_name text,
  cases jsonb not null,
  -- Listing, starter, cases and what runs before them, in JavaScript; null if it's solved in Python alone.
  javascript jsonb,
  -- The ways to solve it before its own solution, from brute force on. Unlike `naive` they're shown with the solution.
  approaches jsonb,
  -- Our solution in Java and C++, which are shown and not run; null if there is none.
  compiled jsonb,
  explanation jsonb not null,
  complexity jsonb not null,
  reviewed text check (reviewed ~ '^\d{4}-\d{2}-\d{2}$'),
  loaded jsonb,
  retired_at timestamptz,
  retirement_edited boolean not null default false
);
create index dsa_problems_unit_id on dsa_problems (unit_id);

-- Tasks that learners solve with a query of their own, and the databases that they ask about. These and all materials
-- below come from files alone, and have the id of their unit: a unit that administrators edit, retire or bring back
-- keeps them.
create table sql_databases (
  id text primary key,
  title text not null,
  description text not null,
  tables jsonb not null,
  rows jsonb not null,
  hidden_rows jsonb not null,
  loaded jsonb,
  retired_at timestamptz
);

create table sql_tasks (
  id text primary key references learning_units (id),
  database_id text not null references sql_databases (id),
  title text not null,
  description text not null,
  ordered boolean not null,
  hints text[] not null,
  solution text not null,
  explanation text not null,
  check_query text,
  reviewed text check (reviewed ~ '^\d{4}-\d{2}-\d{2}$'),
  loaded jsonb,
  retired_at timestamptz
);

create table javascript_tasks (
  id text primary key references learning_units (id),
  title text not null,
  description text not null,
  hints text[] not null,
  starter text not null,
  code text not null,
  cases jsonb not null,
  explanation text not null,
  reviewed text check (reviewed ~ '^\d{4}-\d{2}-\d{2}$'),
  loaded jsonb,
  retired_at timestamptz
);

create table quizzes (
  id text primary key references learning_units (id),
  questions jsonb not null,
  reviewed text check (reviewed ~ '^\d{4}-\d{2}-\d{2}$'),
  loaded jsonb,
  retired_at timestamptz
);

create table unit_texts (
  id text primary key references learning_units (id),
  -- What it begins with, plain.
  description text not null,
  -- HTML.
  content text not null,
  table_of_contents jsonb not null,
  reading_time_minutes integer not null,
  reviewed text check (reviewed ~ '^\d{4}-\d{2}-\d{2}$'),
  loaded jsonb,
  retired_at timestamptz
);

-- Online assessments and scripts for interviews, from files alone.
create table mock_tests (
  id text primary key,
  title text not null,
  description text not null,
  sequence_number integer not null,
  minutes integer not null,
  -- Slugs of DSA problems.
  problems text[] not null,
  questions jsonb not null,
  reviewed text check (reviewed ~ '^\d{4}-\d{2}-\d{2}$'),
  loaded jsonb,
  retired_at timestamptz
);

create table mock_interviews (
  id text primary key,
  title text not null,
  description text not null,
  sequence_number integer not null,
  preparation text[] not null,
  parts jsonb not null,
  rubric jsonb not null,
  reviewed text check (reviewed ~ '^\d{4}-\d{2}-\d{2}$'),
  loaded jsonb,
  retired_at timestamptz
);

-- Every process caches what visitors read and drops it when this is heard, however the content was changed. Roadmaps
-- link to problems and materials, and search finds articles and posts, so that a change of one is a change of all.
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
create trigger dsa_problems_changed after insert or update or delete or truncate on dsa_problems
  for each statement execute function notify_roadmaps_changed();
create trigger sql_databases_changed after insert or update or delete or truncate on sql_databases
  for each statement execute function notify_roadmaps_changed();
create trigger sql_tasks_changed after insert or update or delete or truncate on sql_tasks
  for each statement execute function notify_roadmaps_changed();
create trigger javascript_tasks_changed after insert or update or delete or truncate on javascript_tasks
  for each statement execute function notify_roadmaps_changed();
create trigger quizzes_changed after insert or update or delete or truncate on quizzes
  for each statement execute function notify_roadmaps_changed();
create trigger unit_texts_changed after insert or update or delete or truncate on unit_texts
  for each statement execute function notify_roadmaps_changed();
create trigger mock_tests_changed after insert or update or delete or truncate on mock_tests
  for each statement execute function notify_roadmaps_changed();
create trigger mock_interviews_changed after insert or update or delete or truncate on mock_interviews
  for each statement execute function notify_roadmaps_changed();

-- What a person did with a learning unit. Each field has its own time, since two devices write different fields.
create table learning_unit_progress (
  user_id uuid not null references users (id) on delete cascade,
  unit_id text not null references learning_units (id),
  completed boolean not null default false,
  completed_changed_at timestamptz,
  bookmarked boolean not null default false,
  bookmarked_changed_at timestamptz,
  notes text not null default '',
  notes_changed_at timestamptz,
  primary key (user_id, unit_id)
);

-- Imports of progress, so that they can be taken back for a while.
create table progress_imports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  undone_at timestamptz
);
create index progress_imports_user on progress_imports (user_id, created_at desc);

-- Each unit that an import changed, with the row of progress before (null: there was none) and after it.
create table progress_import_units (
  import_id uuid not null references progress_imports on delete cascade,
  unit_id text not null references learning_units (id),
  before jsonb,
  after jsonb not null,
  primary key (import_id, unit_id)
);

-- The problem or article page that a person opened last. Only one is kept: home leads back to it.
create table last_places (
  user_id uuid primary key references users (id) on delete cascade,
  -- As comments name it: dsa-problem:two-sum.
  subject text not null,
  opened_at timestamptz not null default now()
);

-- Completed problems that come back, each with its state in the FSRS model of memory.
-- Days are those of the learner's calendar, wherever that is: a date has no zone.
create table revision_cards (
  user_id uuid not null references users (id) on delete cascade,
  unit_id text not null references learning_units (id),
  due_on date not null,
  last_reviewed_on date not null,
  -- Days after which the chance to remember has fallen to 90 %.
  stability double precision not null check (stability > 0),
  -- How hard it is to remember, 1 to 10.
  difficulty double precision not null check (difficulty between 1 and 10),
  reps integer not null,
  lapses integer not null,
  -- Taken off the schedule; kept, so that it goes on from there when it is put on again.
  stopped_at timestamptz,
  -- Cards that were added together, from earlier completions, have the id of that addition (made by the client):
  -- what is sent twice is added once, and it can be taken back.
  added_in uuid,
  primary key (user_id, unit_id)
);

-- Every review with the card as it was before, so that one given by mistake can be taken back.
create table revision_reviews (
  user_id uuid not null,
  -- Made by the client: what is sent twice counts once.
  id uuid not null,
  unit_id text not null,
  grade text not null check (grade in ('again', 'hard', 'good', 'easy')),
  reviewed_on date not null,
  reviewed_at timestamptz not null default now(),
  due_on date not null,
  before jsonb not null,
  primary key (user_id, id),
  foreign key (user_id, unit_id) references revision_cards on delete cascade
);
create index revision_reviews_card on revision_reviews (user_id, unit_id, reviewed_at);

-- What people have submitted, as their browsers judged it. The id is the browser's: what is sent twice is one
-- attempt. How many are kept is decided in the module attempts.
create table attempts (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  unit_id text not null references learning_units (id) on delete cascade,
  language text not null,
  verdict text not null check (verdict in ('accepted', 'wrong-answer', 'error', 'time-limit', 'memory-limit')),
  passed integer not null check (passed >= 0),
  total integer not null check (total >= passed),
  milliseconds integer not null check (milliseconds >= 0),
  submitted_at timestamptz not null,
  code text not null,
  primary key (user_id, id)
);
create index attempts_of_unit on attempts (user_id, unit_id, submitted_at desc);
-- For the reference, if a unit is deleted; and below.
create index attempts_unit_id on attempts (unit_id);

-- What people make of an exercise, found by its unit, whether that is a DSA problem, a task or a quiz: what stands in
-- the editor, their own cases, answers to a quiz.
create table exercise_work (
  user_id uuid not null references users (id) on delete cascade,
  unit_id text not null references learning_units (id) on delete cascade,
  part text not null check (part in ('code', 'cases', 'answers')),
  -- '' for a quiz.
  language text not null,
  content jsonb not null,
  changed_at timestamptz not null,
  primary key (user_id, unit_id, part, language)
);
create index exercise_work_unit_id on exercise_work (unit_id);

-- Attempts at mock tests. Each holds the test as it was at the start, so that no change of content changes the
-- questions.
create table mock_attempts (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  test_id text not null references mock_tests (id),
  title text not null,
  problems jsonb not null,
  -- With the right answers.
  questions jsonb not null,
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > started_at),
  -- When it was handed in.
  closed_at timestamptz,
  -- Something that was written in time arrived after the end.
  late boolean not null default false,
  -- A test whose page is closed when its time is over is closed by the API.
  timed_out boolean not null default false,
  -- A test that was handed in by mistake goes on while there's time, and its result says so.
  reopened boolean not null default false,
  answers jsonb not null default '[]',
  programs jsonb not null default '[]',
  -- How programs did on the cases that are shown, when they were last run while the test went on.
  runs jsonb not null default '[]',
  -- How the programs did in the person's browser.
  judgement jsonb not null default '[]',
  -- Points in all and by topic, kept for lists and the plan; null until it was handed in.
  score jsonb,
  primary key (user_id, id)
);
create index mock_attempts_newest on mock_attempts (user_id, started_at desc);
create index mock_attempts_open on mock_attempts (ends_at) where closed_at is null;

-- How people have marked the rubric of a mock interview.
create table interview_marks (
  user_id uuid not null references users (id) on delete cascade,
  interview_id text not null references mock_interviews (id) on delete cascade,
  marks jsonb not null,
  changed_at timestamptz not null,
  primary key (user_id, interview_id)
);
create index interview_marks_interview_id on interview_marks (interview_id);

-- What a person's plan is made from. The days themselves are never stored: they're computed from these settings, the
-- person's progress and their revision schedule whenever they're requested.
create table plans (
  user_id uuid primary key references users (id) on delete cascade,
  -- In the order in which they're to be solved.
  roadmap_ids text[] not null check (cardinality(roadmap_ids) > 0),
  target_date date not null,
  hours_per_week smallint not null check (hours_per_week between 1 and 60),
  level text not null check (level in ('beginner', 'intermediate', 'advanced')),
  -- The weekdays on which the person practises.
  days text[] not null check (cardinality(days) > 0),
  -- So that of two plans the newer one is known. Not of its calendar: of what it's made from.
  changed_at timestamptz not null default date_trunc('milliseconds', now()),
  -- A calendar of the plan that anyone who has its address can read: of the secret in that address, only the hash is
  -- kept. The zone is the one whose days it counts in, since nobody's browser names one when a calendar is fetched.
  calendar_hash bytea unique,
  calendar_zone text,
  calendar_since timestamptz,
  constraint plans_calendar_whole
    check (num_nulls(calendar_hash, calendar_zone, calendar_since) in (0, 3))
);

-- What was made on a device before logging in and then merged into an account, so that it can be taken back for a while.
create table merges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  -- For each thing that was changed: its kind, what was there before, and what tells whether it was changed since.
  changes jsonb not null
);
create index merges_user on merges (user_id, created_at desc);
