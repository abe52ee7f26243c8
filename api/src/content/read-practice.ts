import { basename, join } from 'node:path';
import { type CompiledListings, roadmapFile, topicFile } from '@site/shared/contracts/practice';
import type { ProblemContent } from '../database/stored-problem.ts';
import { linksOfTopic } from './check-links.ts';
import { checkProblems } from './check-problems.ts';
import { checkTogether } from './check-together.ts';
import type { ProblemFolder, RoadmapContent, RoadmapFolder, Supports } from './content.ts';
import {
  byPosition,
  entriesOf,
  type Mistake,
  type Reading,
  readFlat,
  readOne,
  unexpected,
} from './content-files.ts';
import { filesInMemory } from './content-sources.ts';
import { readProblems, readSupports } from './read-problems.ts';

/** Roadmaps and DSA problems, which belong together: a problem names a unit. */
export interface Practice {
  roadmaps: RoadmapContent[];
  problems: ProblemContent[];
}

const topicFiles = {
  named: /^\d{2}-[a-z0-9]+(-[a-z0-9]+)*\.json$/,
  example: '01-arrays.json',
  schema: topicFile,
};

/**
 * Reads and checks `roadmaps/`, `dsa-problems/` and `dsa-support/` in `folder`; what has mistakes is left out.
 * @param articles the slugs of all articles; null if they aren't among the files
 */
export async function readPractice(
  folder: string,
  reading: Reading,
  articles: ReadonlySet<string> | null,
): Promise<Practice> {
  const roadmaps = await readRoadmaps(join(folder, 'roadmaps'), reading);
  const problems = await readProblems(join(folder, 'dsa-problems'), reading);
  const supports = await readSupports(join(folder, 'dsa-support'), reading);
  const units = roadmaps.flatMap(({ topics }) => topics.flatMap(({ content }) => content.units));
  reading.mistakes.push(
    ...checkTogether(roadmaps, articles),
    ...checkProblems(problems, supports, units),
  );
  reading.links.push(...roadmaps.flatMap(({ topics }) => topics.flatMap(linksOfTopic)));
  return {
    roadmaps: roadmaps.flatMap(({ roadmap, topics }) =>
      roadmap ? [{ roadmap: roadmap.content, topics: topics.map(({ content }) => content) }] : [],
    ),
    problems: problems.flatMap((problem) => problemContent(problem, supports)),
  };
}

/** The same of files in memory, by their path below api/content, with everything that is wrong with them. */
export async function checkedPractice(
  files: ReadonlyMap<string, string>,
): Promise<Practice & { mistakes: Mistake[] }> {
  const reading: Reading = { source: filesInMemory(files), mistakes: [], links: [] };
  const practice = await readPractice('', reading, null);
  return { ...practice, mistakes: reading.mistakes.sort(byPosition) };
}

function problemContent(folder: ProblemFolder, supports: Supports): ProblemContent[] {
  const { problem, code, starter, naive, generator, cases, javascript, ...rest } = folder;
  const { approaches, compiled, picture } = rest;
  if (!problem || !cases) return [];
  if (code === null || starter === null || naive === null || generator === null) return [];
  const name = problem.content.support ?? '';
  const support = supports.python.get(name) ?? '';
  const python = { code, starter, naive, generator, support };
  return [
    {
      problem: problem.content,
      cases: cases.content,
      ...python,
      javascript: javascript && { ...javascript, support: supports.javascript.get(name) ?? '' },
      approaches,
      compiled: compiled && withSupport(compiled, supports.cpp.get(name)),
      picture,
    },
  ];
}

const withSupport = (listings: CompiledListings, support?: string) =>
  support ? { ...listings, support } : listings;

async function readRoadmaps(folder: string, reading: Reading): Promise<RoadmapFolder[]> {
  const { files, folders } = await entriesOf(folder, reading);
  reading.mistakes.push(
    ...files
      .filter((name) => name !== 'README.md')
      .map((name) => unexpected(join(folder, name), 'a folder for each roadmap')),
  );
  return Promise.all(folders.map((name) => readRoadmap(join(folder, name), reading)));
}

async function readRoadmap(folder: string, reading: Reading): Promise<RoadmapFolder> {
  const { files, folders } = await entriesOf(folder, reading);
  reading.mistakes.push(
    ...[...files, ...folders]
      .filter((name) => name !== 'roadmap.json' && name !== 'topics')
      .map((name) => unexpected(join(folder, name), 'roadmap.json and topics/')),
  );
  const roadmap = await readOne(join(folder, 'roadmap.json'), roadmapFile, reading);
  const topics = folders.includes('topics')
    ? await readFlat(join(folder, 'topics'), topicFiles, reading)
    : [];
  return { name: basename(folder), roadmap, topics };
}
