import { basename, join } from 'node:path';
import type { CategoriesFile } from './article-file.ts';
import { type ArticleContent, articleContents } from './article-rows.ts';
import { checkArticles } from './check-articles.ts';
import { checkNews } from './check-news.ts';
import { checkProblems } from './check-problems.ts';
import { checkTogether } from './check-together.ts';
import {
  type ContentFile,
  entriesOf,
  type Mistake,
  readFlat,
  readOne,
  unexpected,
} from './content-files.ts';
import {
  type AnnouncementFile,
  announcementFiles,
  type PostFile,
  postFiles,
} from './news-files.ts';
import type { CasesFile, ProblemFile } from './problem-file.ts';
import { readArticles } from './read-articles.ts';
import { type ProblemFolder, readProblems, readSupports, type Supports } from './read-problems.ts';
import { type RoadmapFile, roadmapFile, type TopicFile, topicFile } from './roadmap-file.ts';

export interface RoadmapFolder {
  name: string;
  roadmap: ContentFile<RoadmapFile> | null;
  topics: ContentFile<TopicFile>[];
}

export interface RoadmapContent {
  roadmap: RoadmapFile;
  topics: TopicFile[];
}

/** A DSA problem with its listing, and the Python that runs before it ('' where none is needed). */
export interface ProblemContent {
  problem: ProblemFile;
  code: string;
  cases: CasesFile;
  support: string;
}

/** What the files hold. */
export interface Content {
  roadmaps: RoadmapContent[];
  problems: ProblemContent[];
  categories: CategoriesFile;
  articles: ArticleContent[];
  announcements: AnnouncementFile[];
  posts: PostFile[];
}

/** All content, or every mistake in all of it. */
export type ReadContent = ({ ok: true } & Content) | { ok: false; mistakes: Mistake[] };

const topicFiles = {
  named: /^\d{2}-[a-z0-9]+(-[a-z0-9]+)*\.json$/,
  example: '01-arrays.json',
  schema: topicFile,
};

/** Reads and checks every file under `folder`. Content with one mistake is not loaded at all. */
export async function readContent(folder: string): Promise<ReadContent> {
  const mistakes: Mistake[] = [];
  const folders = await readFolders(join(folder, 'roadmaps'), mistakes);
  const problems = await readProblems(join(folder, 'dsa-problems'), mistakes);
  const supports = await readSupports(join(folder, 'dsa-support'), mistakes);
  const articles = await readArticles(join(folder, 'articles'), mistakes);
  const announcements = await readFlat(join(folder, 'announcements'), announcementFiles, mistakes);
  const posts = await readFlat(join(folder, 'posts'), postFiles, mistakes);
  const units = folders.flatMap(({ topics }) => topics.flatMap(({ content }) => content.units));
  mistakes.push(
    ...checkTogether(folders),
    ...checkProblems(problems, supports, units),
    ...checkArticles(articles),
    ...checkNews(announcements, posts),
  );
  if (mistakes.length > 0) return { ok: false, mistakes: mistakes.sort(byPlace) };
  return {
    ok: true,
    roadmaps: folders.flatMap(({ roadmap, topics }) =>
      roadmap ? [{ roadmap: roadmap.content, topics: topics.map(({ content }) => content) }] : [],
    ),
    problems: problems.flatMap((problem) => problemContent(problem, supports)),
    categories: articles.categories?.content ?? [],
    articles: articleContents(articles),
    announcements: announcements.map(({ content }) => content),
    posts: posts.map(({ content }) => content),
  };
}

function problemContent(folder: ProblemFolder, supports: Supports): ProblemContent[] {
  const { problem, code, cases } = folder;
  if (!problem || code === null || !cases) return [];
  const support = supports.get(problem.content.support ?? '') ?? '';
  return [{ problem: problem.content, code, cases: cases.content, support }];
}

async function readFolders(roadmaps: string, mistakes: Mistake[]): Promise<RoadmapFolder[]> {
  const { files, folders } = await entriesOf(roadmaps, mistakes);
  mistakes.push(
    ...files
      .filter((name) => name !== 'README.md')
      .map((name) => unexpected(join(roadmaps, name), 'a folder for each roadmap')),
  );
  return Promise.all(folders.map((name) => readRoadmap(join(roadmaps, name), mistakes)));
}

async function readRoadmap(folder: string, mistakes: Mistake[]): Promise<RoadmapFolder> {
  const { files, folders } = await entriesOf(folder, mistakes);
  mistakes.push(
    ...[...files, ...folders]
      .filter((name) => name !== 'roadmap.json' && name !== 'topics')
      .map((name) => unexpected(join(folder, name), 'roadmap.json and topics/')),
  );
  const roadmap = await readOne(join(folder, 'roadmap.json'), roadmapFile, mistakes);
  const topics = folders.includes('topics')
    ? await readFlat(join(folder, 'topics'), topicFiles, mistakes)
    : [];
  return { name: basename(folder), roadmap, topics };
}

function byPlace(a: Mistake, b: Mistake): number {
  return a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;
}
