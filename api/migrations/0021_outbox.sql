-- Mails that are still to be sent. A row goes when its mail has been handed over.
create table outbox (
  id uuid primary key default gen_random_uuid(),
  -- null: nobody is written to. Kept so that an unknown address takes the work of a known one.
  recipient text,
  reply_to text,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  -- Set after the last attempt: the mail waits for an operator.
  given_up_at timestamptz
);

create index outbox_due on outbox (next_attempt_at) where given_up_at is null;
