-- The problem or article page that a person opened last. Only one is kept: home leads back to it.
create table last_places (
  user_id uuid primary key references users (id) on delete cascade,
  -- As comments name it: dsa-problem:two-sum.
  subject text not null,
  opened_at timestamptz not null default now()
);
