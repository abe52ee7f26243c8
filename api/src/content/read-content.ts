import { basename, join } from 'node:path';
import { articleContents } from './article-rows.ts';
import { linkOfAnnouncement, lostLinks, pagesOf } from './check-links.ts';
import type { Content } from './content.ts';
import {
  byPosition,
  type ContentFile,
  type Mistake,
  mistakeAt,
  type Reading,
  readFlat,
} from './content-files.ts';
import { filesOnDisk } from './content-sources.ts';
import {
  type AnnouncementFile,
  announcementFiles,
  type PostFile,
  postFiles,
} from './news-files.ts';
import { checkArticles, readArticles } from './read-articles.ts';
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

/** Files carry the ids of what they hold in their names, so that no id is given twice unseen. */
function checkNews(
  announcements: ContentFile<AnnouncementFile>[],
  posts: ContentFile<PostFile>[],
): Mistake[] {
  return [
    ...announcements.flatMap((file) => misnamed(file, basename(file.file, '.json'))),
    ...posts.flatMap((file) => misnamed(file, Number(basename(file.file).slice(0, 2)))),
    ...posts.flatMap((file) => repeatedPosts(file, posts)),
  ];
}

function misnamed<T>(source: ContentFile<{ id: T }>, expected: T): Mistake[] {
  if (source.content.id === expected) return [];
  return [mistakeAt(source, ['id'], `must be ${expected}, as the file's name says`)];
}

/** Every file but the first that has a number is a mistake. */
function repeatedPosts(source: ContentFile<PostFile>, posts: ContentFile<PostFile>[]): Mistake[] {
  const first = posts.find(({ content }) => content.id === source.content.id) ?? source;
  if (first === source) return [];
  return [
    mistakeAt(source, ['id'], `${source.content.id} is already used in ${basename(first.file)}`),
  ];
}
