-- What nothing reads any more: attempts at a mail are counted by its job, every account had the same role, and sample
-- comments with an invented author are gone. `given_up_at` of the outbox follows once no version that one could go
-- back to writes it.
alter table outbox drop column attempts, drop column last_error;
alter table users drop column role_type;
alter table comments drop column author_name;

-- Mails without a job are found by when they're due, given up or not.
drop index outbox_due;
create index outbox_due on outbox (next_attempt_at);
