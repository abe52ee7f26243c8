import { basename, extname, join } from 'node:path';
import { unitQuizFile } from '@site/shared/contracts';
import type { ExerciseContent, QuizContent, UnitTextContent } from './content.ts';
import {
  entriesOf,
  type Mistake,
  type Reading,
  readFlat,
  readFolders,
  unexpected,
} from './content-files.ts';
import { readJavaScriptTask } from './read-javascript-task.ts';
import { readSql } from './read-sql.ts';
import { readUnitText } from './read-unit-text.ts';

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
  return files.map(({ file, content }) => ({ id: basename(file, '.json'), quiz: content }));
}

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
