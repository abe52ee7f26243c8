import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type * as z from 'zod';
import { checkFile } from './check-file.ts';
import { checkTogether } from './check-together.ts';
import { type Flaw, type JsonDocument, parseJsonDocument } from './json-document.ts';
import { type RoadmapFile, roadmapFile, type TopicFile, topicFile } from './roadmap-file.ts';

export interface Mistake extends Flaw {
  file: string;
}

/** A file that matches its schema, with its positions for what is checked across files. */
export interface ContentFile<T> {
  file: string;
  document: JsonDocument;
  content: T;
}

export interface RoadmapFolder {
  name: string;
  roadmap: ContentFile<RoadmapFile> | null;
  topics: ContentFile<TopicFile>[];
}

export interface RoadmapContent {
  roadmap: RoadmapFile;
  topics: TopicFile[];
}

/** All content, or every mistake in all of it. */
export type ReadContent =
  | { ok: true; roadmaps: RoadmapContent[] }
  | { ok: false; mistakes: Mistake[] };

const topicFileName = /^\d{2}-[a-z0-9]+(-[a-z0-9]+)*\.json$/;

/** Reads and checks every file under `folder`/roadmaps. Content with one mistake is not loaded at all. */
export async function readContent(folder: string): Promise<ReadContent> {
  const mistakes: Mistake[] = [];
  const folders = await readFolders(join(folder, 'roadmaps'), mistakes);
  mistakes.push(...checkTogether(folders));
  if (mistakes.length > 0) return { ok: false, mistakes: mistakes.sort(byPlace) };
  return {
    ok: true,
    roadmaps: folders.flatMap(({ roadmap, topics }) =>
      roadmap ? [{ roadmap: roadmap.content, topics: topics.map(({ content }) => content) }] : [],
    ),
  };
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
    ? await readTopics(join(folder, 'topics'), mistakes)
    : [];
  return { name: basename(folder), roadmap, topics };
}

async function readTopics(folder: string, mistakes: Mistake[]): Promise<ContentFile<TopicFile>[]> {
  const { files, folders } = await entriesOf(folder, mistakes);
  const names = [...files, ...folders];
  mistakes.push(
    ...names
      .filter((name) => !topicFileName.test(name))
      .map((name) => unexpected(join(folder, name), 'files such as 01-arrays.json')),
  );
  const read = names
    .filter((name) => topicFileName.test(name))
    .map((name) => readOne(join(folder, name), topicFile, mistakes));
  return (await Promise.all(read)).filter((file) => file !== null);
}

async function readOne<T>(
  file: string,
  schema: z.ZodType<T>,
  mistakes: Mistake[],
): Promise<ContentFile<T> | null> {
  const text = await attempt(file, readFile(file, 'utf8'), mistakes);
  if (text === null) return null;
  const document = parseJsonDocument(text);
  const checked = checkFile(document, schema);
  if (checked.ok) return { file, document, content: checked.content };
  mistakes.push(...checked.flaws.map((flaw) => ({ file, ...flaw })));
  return null;
}

/** What is in a folder, by name. Hidden files are an editor's business. */
async function entriesOf(folder: string, mistakes: Mistake[]) {
  const entries = await attempt(folder, readdir(folder, { withFileTypes: true }), mistakes);
  const visible = (entries ?? []).filter(({ name }) => !name.startsWith('.'));
  const names = (folders: boolean) =>
    visible
      .filter((entry) => entry.isDirectory() === folders)
      .map(({ name }) => name)
      .sort();
  return { files: names(false), folders: names(true) };
}

async function attempt<T>(
  file: string,
  reading: Promise<T>,
  mistakes: Mistake[],
): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    const message = `cannot be read: ${(error as Error).message}`;
    mistakes.push({ file, line: 1, field: '', message });
    return null;
  }
}

function unexpected(file: string, known: string): Mistake {
  return { file, line: 1, field: '', message: `does not belong here: expected ${known}` };
}

function byPlace(a: Mistake, b: Mistake): number {
  return a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;
}
