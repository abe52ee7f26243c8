-- The slug of the article that teaches a topic. Not a foreign key: the topic is loaded first, and administrators
-- may give an article another slug or withdraw it, and then the sheet has no link.
alter table topics add column lesson text;
