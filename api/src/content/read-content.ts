import { join } from 'node:path';
import { articleContents } from './article-rows.ts';
import { checkArticles } from './check-articles.ts';
import { linkOfAnnouncement, lostLinks, pagesOf } from './check-links.ts';
import { checkNews } from './check-news.ts';
import type { Content } from './content.ts';
import { byPosition, type Mistake, type Reading, readFlat } from './content-files.ts';
import { filesOnDisk } from './content-sources.ts';
import { announcementFiles, postFiles } from './news-files.ts';
import { readArticles } from './read-articles.ts';
import { readExercises } from './read-exercises.ts';
import { readMock } from './read-mock.ts';
import { readPractice } from './read-practice.ts';

/** All content, or every mistake in all of it. */
export type ReadContent = ({ ok: true } & Content) | { ok: false; mistakes: Mistake[] };

/** Reads and checks every file under `folder`. Content with one mistake is not loaded at all. */
export async function readContent(folder: string): Promise<ReadContent> {
  const reading: Reading = { source: filesOnDisk, mistakes: [], links: [] };
  const articles = await readArticles(join(folder, 'articles'), reading);
  const slugs = new Set(articles.articles.map(({ slug }) => slug));
  const practice = await readPractice(folder, reading, slugs);
  const units = practice.roadmaps.flatMap(({ topics }) => topics.flatMap((topic) => topic.units));
  const exercises = await readExercises(folder, new Set(units.map(({ id }) => id)), reading);
  const known = {
    problems: new Set([
      ...practice.problems.map(({ problem }) => problem.slug),
      ...exercises.sqlTasks.map(({ id }) => id),
    ]),
    quizzes: new Map(
      exercises.quizzes.map(({ id, quiz }) => [id, quiz.questions.map((question) => question.id)]),
    ),
  };
  const mock = await readMock(folder, known, reading);
  const announcements = await readFlat(join(folder, 'announcements'), announcementFiles, reading);
  const posts = await readFlat(join(folder, 'posts'), postFiles, reading);
  const pages = pagesOf({
    ...practice,
    ...exercises,
    ...mock,
    articles: slugs,
    posts: posts.map(({ content }) => content.id),
  });
  const mistakes = [
    ...reading.mistakes,
    ...lostLinks([...reading.links, ...announcements.flatMap(linkOfAnnouncement)], pages),
    ...checkArticles(articles),
    ...checkNews(announcements, posts),
  ];
  if (mistakes.length > 0) return { ok: false, mistakes: mistakes.sort(byPosition) };
  return {
    ok: true,
    ...practice,
    ...exercises,
    ...mock,
    categories: articles.categories?.content ?? [],
    articles: articleContents(articles),
    announcements: announcements.map(({ content }) => content),
    posts: posts.map(({ content }) => content),
  };
}
