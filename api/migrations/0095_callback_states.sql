-- What became of a callback request, and who said so last.
alter table callback_requests
  add column state text not null default 'new'
    check (state in ('new', 'in-progress', 'done', 'no-answer', 'spam')),
  add column note text not null default '' check (char_length(note) <= 1000),
  add column version integer not null default 0,
  add column changed_at timestamptz,
  -- As in audit_log: the name outlives the administrator's account.
  add column changed_by text;

-- Milliseconds, as JSON has them: pages are cut at this time.
update callback_requests set created_at = date_trunc('milliseconds', created_at);
alter table callback_requests alter column created_at set default date_trunc('milliseconds', now());

create index callback_requests_latest on callback_requests (created_at desc, id desc);
