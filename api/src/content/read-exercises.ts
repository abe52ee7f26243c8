import { basename, extname, join } from 'node:path';
import {
  javascriptTaskCases,
  javascriptTaskFile,
  LISTING_MAX,
  MARKDOWN_MAX,
  type UnitQuizFile,
  unitQuizFile,
  unitTextFile,
} from '@site/shared/contracts/practice';
import type { ArticleHtml } from '../html/article-html.ts';
import { forReaders } from '../html/for-readers.ts';
import { lostFrom } from '../html/question-picture.ts';
import type {
  ExerciseContent,
  JavaScriptTaskContent,
  QuizContent,
  UnitTextContent,
} from './content.ts';
import {
  type ContentFile,
  entriesOf,
  expectOnly,
  type Mistake,
  type Reading,
  readFlat,
  readFolders,
  readOne,
  readText,
  unexpected,
} from './content-files.ts';
import { splitFrontMatter } from './front-matter.ts';
import { checkFile, fieldName } from './json-document.ts';
import { prepareBody } from './read-body.ts';
import { readSql } from './read-sql.ts';
import { expectRefused, REFUSED } from './refused-programs.ts';

/** Where the exercises of units are, by kind. Each is named by the id of its unit. */
const FOLDERS = ['sql-tasks', 'javascript-tasks', 'quizzes', 'unit-texts'];

/**
 * Reads and checks what the pages of units hold; what has mistakes is left out.
 * @param units the ids of all units of all roadmaps
 */
export async function readExercises(
  folder: string,
  units: ReadonlySet<string>,
  reading: Reading,
): Promise<ExerciseContent> {
  reading.mistakes.push(...(await misplaced(folder, units, reading)));
  return {
    ...(await readSql(folder, reading)),
    javascriptTasks: await readFolders(
      join(folder, 'javascript-tasks'),
      readJavaScriptTask,
      reading,
    ),
    quizzes: await readQuizzes(join(folder, 'quizzes'), reading),
    unitTexts: await readUnitTexts(join(folder, 'unit-texts'), reading),
  };
}

/** What names no unit, or one that has an exercise already. */
async function misplaced(
  folder: string,
  units: ReadonlySet<string>,
  { source }: Reading,
): Promise<Mistake[]> {
  const seen = new Map<string, string>();
  const mistakes: Mistake[] = [];
  for (const kind of FOLDERS) {
    // What can't be read is reported by its reader.
    const { files, folders } = await entriesOf(join(folder, kind), {
      source,
      mistakes: [],
      links: [],
    });
    for (const name of [...files, ...folders]) {
      const id = basename(name, extname(name));
      const before = seen.get(id);
      const message = !units.has(id)
        ? 'must have the id of a unit as its name'
        : before && `is a second exercise of its unit, which has ${before}`;
      if (message) mistakes.push({ file: join(folder, kind, name), line: 1, field: '', message });
      else seen.set(id, `${kind}/${name}`);
    }
  }
  return mistakes;
}

async function readQuizzes(folder: string, reading: Reading): Promise<QuizContent[]> {
  const named = /^[a-z0-9-]+\.json$/;
  const example = 'core-subjects-processes.json';
  const files = await readFlat(folder, { named, example, schema: unitQuizFile }, reading);
  reading.mistakes.push(...files.flatMap(lostFromPictures));
  return files.map(({ file, content }) => ({ id: basename(file, '.json'), quiz: content }));
}

/** What pictures of questions have that a picture may not. */
const lostFromPictures = ({ file, document, content }: ContentFile<UnitQuizFile>): Mistake[] =>
  content.questions.flatMap(({ picture }, at) => {
    const path = ['questions', at, 'picture', 'shapes'];
    return (picture ? lostFrom(picture) : []).map((tag) => ({
      file,
      line: document.lineOf(path),
      field: fieldName(path),
      message: `has something that a picture may not: ${tag}`,
    }));
  });

async function readUnitTexts(folder: string, reading: Reading): Promise<UnitTextContent[]> {
  const { files, folders } = await entriesOf(folder, reading);
  const isText = (name: string) => name.endsWith('.md');
  reading.mistakes.push(
    ...[...files.filter((name) => !isText(name)), ...folders].map((name) =>
      unexpected(join(folder, name), 'files such as system-design-caching.md'),
    ),
  );
  const texts = await Promise.all(
    files.filter(isText).map((name) => readUnitText(join(folder, name), reading)),
  );
  return texts.filter((text) => text !== null);
}

const TASK_FILES = ['task.json', 'solution.js', 'starter.js', 'wrong.js', 'cases.json'];

/** Reads one folder of `javascript-tasks/`; null if it has a mistake. Wrong programs are for a test alone. */
async function readJavaScriptTask(
  path: string,
  reading: Reading,
): Promise<JavaScriptTaskContent | null> {
  const found = await expectOnly(path, TASK_FILES, reading, REFUSED);
  await expectRefused(path, found, ['.js'], reading);
  const [task, cases, code, starter] = await Promise.all([
    readOne(join(path, 'task.json'), javascriptTaskFile, reading),
    readOne(join(path, 'cases.json'), javascriptTaskCases, reading),
    readText(join(path, 'solution.js'), LISTING_MAX, reading),
    readText(join(path, 'starter.js'), LISTING_MAX, reading),
  ]);
  if (!task || !cases || code === null || starter === null) return null;
  return { id: basename(path), task: task.content, starter, code, cases: cases.content };
}

/** What's stored is what readers get, since the source is stored beside it. */
export const forLearners = (body: ArticleHtml): ArticleHtml => ({
  ...body,
  content: forReaders(body.content),
});

/** Reads one file of `unit-texts/`; null if it has a mistake. */
async function readUnitText(file: string, reading: Reading): Promise<UnitTextContent | null> {
  const text = await readText(file, MARKDOWN_MAX, reading);
  if (text === null) return null;
  const { document, markdown } = splitFrontMatter(text);
  const facts = checkFile(document, unitTextFile);
  const body = prepareBody(file, markdown, reading);
  if (facts.ok)
    return (
      body && {
        id: basename(file, '.md'),
        source: markdown,
        facts: facts.content,
        body: forLearners(body),
      }
    );
  reading.mistakes.push(...facts.flaws.map((flaw) => ({ file, ...flaw })));
  return null;
}
