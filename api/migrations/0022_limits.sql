-- How often something was done since a window began. Not worth surviving a crash of the database.
create unlogged table limit_counts (
  -- SHA-256 of what is limited, so that no address and no account name is kept.
  key bytea primary key,
  count integer not null,
  resets_at timestamptz not null
);
