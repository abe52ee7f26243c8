-- `follow_up` is what an interviewer asks next. '' if it was saved before there were answers, by the previous version or
-- an administrator: then `follow_up` holds question and answer, and pages fold it.
alter table dsa_problems add column follow_up_answer text not null default '';
