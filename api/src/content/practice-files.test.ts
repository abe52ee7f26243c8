import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createTestDatabase, SHIPPED } from '../../testing/test-database.ts';
import { projectRoot } from '../config/project-root.ts';
import { practiceFiles } from './practice-files.ts';
import { findProblemContents, findRoadmapContents } from './stored-practice.ts';

const shipped = path.join(projectRoot, 'api/content');

/** Every file of the folders, by its path below api/content. */
const filesIn = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(path.join(shipped, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return [path.relative(shipped, file), readFileSync(file, 'utf8')] as const;
      }),
  );

/** JSON by what it says, everything else as it is. */
const said = (files: Iterable<readonly [string, string]>) =>
  Object.fromEntries(
    [...files].map(([file, text]) => [file, file.endsWith('.json') ? JSON.parse(text) : text]),
  );

/** Classes of nodes in Java and C++, and what makes random inputs, are for checks alone; no database has them. */
const isForChecks = (file: string) =>
  file.endsWith('/inputs.py') || (file.startsWith('dsa-support/') && /\.(java|cpp)$/.test(file));

test('the shipped content comes back from the database as the files that it was loaded from', async () => {
  const database = await createTestDatabase(SHIPPED);
  const files = practiceFiles({
    roadmaps: await findRoadmapContents(database.kysely),
    problems: await findProblemContents(database.kysely),
  });
  await database.close();
  const loaded = filesIn('roadmaps', 'dsa-problems', 'dsa-support').filter(
    ([file]) => !isForChecks(file),
  );
  expect(said(files)).toEqual(said(loaded));
});
