import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { projectPath } from '../webpack/paths.mjs';

const table = readFileSync(projectPath('docs/specification.md'), 'utf8');
const TEXTS_TEST = 'e2e/specs/specification.spec.ts';
const skipped = new Set(['node_modules', 'dist', '.types']);

/** All source files of a folder. */
function filesIn(folder: string): string[] {
  return readdirSync(projectPath(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return skipped.has(entry.name) ? [] : filesIn(path);
  });
}

const files = ['api/src', 'shell/src', 'shared', 'e2e', 'mfe-admin/src', 'mfe-articles/src']
  .concat('mfe-auth/src', 'mfe-profile/src', 'mfe-roadmaps/src')
  .flatMap(filesIn);

/** The files that a name with or without its folder stands for. */
const filesNamed = (name: string) =>
  existsSync(projectPath(name)) ? [name] : files.filter((file) => file.endsWith(`/${name}`));

/** What is between backticks, or between quotation marks. */
const codeIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const textsIn = (cell: string) => [...cell.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text);

const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| The specification'))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([says = '', _where, heldBy = '']) => ({ says, heldBy: codeIn(heldBy) }));

test('the table of the specification names only files that exist', () => {
  const named = codeIn(table).filter((code) => /\.tsx?$/.test(code));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => filesNamed(name).length === 0)).toEqual([]);
});

test('each of its rows names the one file or folder that holds it', () => {
  expect(rows.length).toBeGreaterThan(100);
  const unclear = rows.flatMap(({ says, heldBy }) =>
    heldBy.filter((name) => filesNamed(name).length !== 1).map((name) => `${says}: ${name}`),
  );
  expect(unclear).toEqual([]);
  expect(rows.filter(({ heldBy }) => heldBy.length === 0)).toEqual([]);
});

test('a text that a row gives is in a test that it names', () => {
  const missing = rows.flatMap(({ says, heldBy }) => {
    const tests = heldBy
      .flatMap(filesNamed)
      // Its texts have a file of their own.
      .concat(heldBy.includes(TEXTS_TEST) ? 'e2e/specs/specification.ts' : [])
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(projectPath(file), 'utf8'));
    return textsIn(says).filter((text) => !tests.some((source) => source.includes(text)));
  });
  expect(missing).toEqual([]);
});
