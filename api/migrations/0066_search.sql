-- Search keeps what it finds in memory and drops it when content changes. Counting a view is no change of an article.
create trigger articles_changed after insert or delete or truncate
  or update of slug, title, description, tags, difficulty, category_id, is_published, published_at, retired_at
  on articles for each statement execute function notify_roadmaps_changed();
create trigger article_categories_changed after insert or update or delete or truncate on article_categories
  for each statement execute function notify_roadmaps_changed();
