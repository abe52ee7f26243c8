-- What pages reported of a candidate and of what was live beside it, apart for each of a few groups of networks. No
-- decision may hang on one network alone. Counts without anybody in them.
create table canary_views (
  canary_id integer not null references canaries (id) on delete cascade,
  channel text not null,
  -- A network is always in the same one; each has many.
  network_group smallint not null,
  views integer not null,
  failures integer not null,
  -- As in page_views.
  lcp integer[] not null,
  inp integer[] not null,
  cls integer[] not null,
  primary key (canary_id, channel, network_group)
);

-- For each group what was counted of all others, and what the tests have concluded from that. Empty for canaries from
-- before.
alter table canaries add column apart jsonb not null default '[]';
