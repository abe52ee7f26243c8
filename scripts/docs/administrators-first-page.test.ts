/** The first page for administrators names what there is to press and to read, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { projectPath } from '../webpack/paths.mjs';
import { firstPageOf, typedOn } from './first-page.mjs';

const page = firstPageOf('docs/guides/administrators.md');

/** What presses and reads it: tests in a browser, and tests of the remotes' pages and of the command. */
const tests = ['e2e/specs', 'e2e/fixtures', 'mfe-admin/src/app', 'mfe-articles/src/features']
  .concat('api/src/commands')
  .flatMap((folder) =>
    readdirSync(projectPath(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => (folder.startsWith('e2e/') ? /\.ts$/ : /\.test\.tsx?$/).test(name))
      .map((name) => readFileSync(projectPath(`${folder}/${name}`), 'utf8')),
  )
  .join('\n');

const steps = page.replaceAll(/\*\*\d\. [^*]+\*\*/g, '');
const named = (pattern: RegExp) => [...steps.matchAll(pattern)].map(([, text = '']) => text);

test('a test presses what it has people press', () => {
  const pressed = named(/\*\*([^*]+)\*\*/g);
  expect(pressed.length).toBeGreaterThan(15);
  const isPressed = (label: string) =>
    ["'", '"', '`', '/^'].some((mark) => tests.includes(mark + label));
  expect(pressed.filter((label) => !isPressed(label))).toEqual([]);
});

test('a test reads what it says that people see', () => {
  const read = named(/“([^”]+)”/g);
  expect(read.length).toBeGreaterThan(4);
  expect(read.filter((text) => !tests.includes(text))).toEqual([]);
});

test('its one command makes an administrator, which the tests of the command do', () => {
  expect(typedOn(page)).toEqual(['npm run admin:create']);
});
