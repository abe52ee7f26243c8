-- Quizzes, texts of units, mock tests and mock interviews are edited on the site, too: see 0191 for `retirement_edited`.
alter table quizzes add column retirement_edited boolean not null default false;
alter table unit_texts
  add column retirement_edited boolean not null default false,
  -- Markdown, of which `content` is made. '' until the content files are loaded again.
  add column source text not null default '';
alter table mock_tests add column retirement_edited boolean not null default false;
alter table mock_interviews add column retirement_edited boolean not null default false;

-- What administrators work on until they publish it. `content` has the fields of the form.
create table content_item_drafts (
  kind text not null,
  id text not null,
  content jsonb not null,
  saved_by text not null,
  saved_at timestamptz not null default now(),
  primary key (kind, id)
);

-- Each publication, and what was there before the first one (`published_by` is null).
create table content_item_versions (
  kind text not null,
  id text not null,
  number integer not null check (number > 0),
  content jsonb not null,
  published_by text,
  published_at timestamptz not null default now(),
  primary key (kind, id, number)
);
