-- How page views went, by minute and by what they were made of. Counts without anybody in them.

create table page_views (
  minute timestamptz not null,
  unit text not null,
  version text not null,
  channel text not null,
  manifest_id text not null,
  -- Documents that were sent, of the shell alone: a page that does not start tells nothing.
  documents integer not null default 0,
  views integer not null default 0,
  -- Of those that failed, how many the previous version took the place of.
  healed integer not null default 0,
  -- How many values fell into which bucket (shared/contracts/vitals.ts), of page views whose page is the unit's.
  lcp integer[] not null default '{}',
  inp integer[] not null default '{}',
  cls integer[] not null default '{}',
  fcp integer[] not null default '{}',
  ttfb integer[] not null default '{}',
  primary key (minute, unit, version, channel, manifest_id)
);

create table page_failures (
  minute timestamptz not null,
  unit text not null,
  version text not null,
  channel text not null,
  manifest_id text not null,
  stage text not null,
  failures integer not null,
  primary key (minute, unit, version, channel, manifest_id, stage)
);

-- Page views that have been counted, until nobody can tell them again: by the chance part of their proof.
create unlogged table counted_page_views (
  nonce text primary key,
  expires_at timestamptz not null
);
create index counted_page_views_by_end on counted_page_views (expires_at);

-- Bucket by bucket. One of them may be empty.
create function add_buckets(one integer[], other integer[]) returns integer[]
language sql immutable parallel safe
return (
  select coalesce(array_agg(coalesce(a, 0) + coalesce(b, 0) order by place), '{}')
  from unnest(one, other) with ordinality as buckets (a, b, place)
);
