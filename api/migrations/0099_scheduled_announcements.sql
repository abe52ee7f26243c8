-- Whether an announcement is to be mailed once its time comes: those that administrators schedule.
alter table announcements add column mail_due boolean not null default false;
create index announcements_mail_due on announcements (published_at) where mail_due;

-- The audit log is filtered by who, what and when.
create index audit_log_admin on audit_log (admin_id, id);
create index audit_log_action on audit_log (action, id);
create index audit_log_at on audit_log (at);
