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
