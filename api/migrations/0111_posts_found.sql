-- What is searched is read again when posts change, as it is for articles (0066).
create trigger posts_changed after insert or update or delete or truncate
  on posts for each statement execute function notify_roadmaps_changed();
