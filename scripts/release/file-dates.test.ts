import { mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { projectPath } from '../webpack/paths.mjs';
import { datesOfFiles } from './file-dates.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-dates-'));
  write('page.ts', 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Later than what was there before: the clock of some file systems moves every few milliseconds. */
function write(name: string, text: string) {
  const file = join(folder, name);
  const changedAt = () => statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? 0;
  const before = changedAt();
  do {
    writeFileSync(file, text);
    utimesSync(file, 1, 1);
  } while (changedAt() === before);
}

const dates = () =>
  datesOfFiles([folder, join(folder, 'page.ts')].map((file) => relative(projectPath(''), file)));

test('while nobody writes a file, nothing has changed', () => {
  expect(dates()).toBe(dates());
});

test.each([
  ['written with the same size and date', () => write('page.ts', 'two')],
  [
    'replaced by another of the same size and date',
    () => {
      write('other.ts', 'two');
      renameSync(join(folder, 'other.ts'), join(folder, 'page.ts'));
    },
  ],
  ['removed', () => rmSync(join(folder, 'page.ts'))],
])('a file that is %s is a change', (_how, change) => {
  const before = dates();
  change();
  expect(dates()).not.toBe(before);
});

test('a file that is added to a folder is a change', () => {
  const before = dates();
  write('page.css', '');
  expect(dates()).not.toBe(before);
});
