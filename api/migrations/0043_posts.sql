create table posts (
  id integer primary key,
  title text not null,
  body text not null,
  loaded jsonb,
  retired_at timestamptz
);
