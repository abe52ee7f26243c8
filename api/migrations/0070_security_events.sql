-- How often each kind of security event happened on a day (UTC). Who and where stand in the log only.
create table security_event_counts (
  kind text not null,
  day date not null,
  count bigint not null,
  primary key (kind, day)
);
