/** What documents name is there: commands, files and headings; and the README has all variables and scripts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { variableNames } from '@site/api/config';
import { API_PROGRAMS, projectPath } from '../webpack/paths.mjs';
import { commandsIn, commandsOf, markdownFiles } from './documented-commands.mjs';

const files = markdownFiles();
const read = (path: string) => readFileSync(projectPath(path), 'utf8');
const { scripts } = JSON.parse(read('package.json'));

test('commands are found in running text and in code', () => {
  const text =
    'Run `npm run bench`, then `npm test -- jest`.\n\n    node scripts/gone.mjs\n    npm ci\n    npm run mfe -- undo\n';
  expect(commandsIn(text)).toEqual({
    scripts: ['bench', 'mfe', 'test'],
    files: ['scripts/gone.mjs'],
    mfeVerbs: ['undo'],
  });
});

const mfe = readdirSync(projectPath('scripts/mfe/verbs'))
  .map((name) => read(`scripts/mfe/verbs/${name}`))
  .join('');

/** What is bundled exists only after a build: its source must be there. */
const sourceOf = (file: string) =>
  Object.entries(API_PROGRAMS).find(([name]) => file === `api/dist/${name}.js`)?.[1] ?? file;

/** The commands of a document that don't exist. */
function missingIn(path: string): string[] {
  const named = commandsOf(path);
  return [
    ...named.scripts.filter((name) => !(name in scripts)),
    ...named.files.filter((file) => !existsSync(projectPath(sourceOf(file)))),
    ...named.mfeVerbs.filter(
      (verb) => !new RegExp(`(verb|command)\\((?:\\s*program,)?\\s*'${verb}\\b`).test(mfe),
    ),
  ].map((command) => `${path}: ${command}`);
}

test('documents name only commands that exist', () => {
  // A decision says what was so on its day.
  const documents = files.filter((path) => !path.startsWith('docs/decisions/'));
  expect(documents.length).toBeGreaterThan(20);
  expect(documents.flatMap(missingIn)).toEqual([]);
});

const withoutCode = (path: string) => read(path).replaceAll(/^```.*?^```$/gms, '');

/** What leads to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (path: string) =>
  [...withoutCode(path).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Whether a link in a document leads to a file and, if it names one, to a heading. */
function leadsSomewhere(from: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const to = path ? posix.join(posix.dirname(from), path) : from;
  if (!existsSync(projectPath(to))) return false;
  return !anchor || !to.endsWith('.md') || anchorsIn(to).includes(anchor);
}

/** The links of a document that lead nowhere. */
function deadIn(path: string): string[] {
  const links = [...withoutCode(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const own = links.filter((link) => !/^[a-z]+:/.test(link));
  return own.filter((link) => !leadsSomewhere(path, link)).map((link) => `${path}: ${link}`);
}

test('documents link only to files and headings that exist', () => {
  // Texts for learners have checks of their own, and a template's links are those of what it becomes.
  const documents = files.filter(
    (path) => !path.startsWith('api/content/') && !path.includes('/template/'),
  );
  expect(documents.length).toBeGreaterThan(20);
  expect(documents.flatMap(deadIn)).toEqual([]);
});

/** The cells below this heading, in all tables of a document. */
function cellsBelow(heading: string, text: string): string[] {
  let column = -1;
  return text.split('\n').flatMap((line) => {
    if (!line.startsWith('|')) {
      column = -1;
      return [];
    }
    const cells = line.split('|').map((cell) => cell.trim());
    if (column < 0) {
      column = cells.indexOf(heading);
      return [];
    }
    return cells[column] ?? [];
  });
}

const spansIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);

/** Whether a file or folder is there; `*` stands for any part of a file's name. */
function isThere(path: string): boolean {
  const [start = '', end] = posix.basename(path).split('*');
  if (end === undefined) return existsSync(projectPath(path));
  const folder = projectPath(posix.dirname(path));
  return (
    existsSync(folder) &&
    readdirSync(folder).some((name) => name.startsWith(start) && name.endsWith(end))
  );
}

test('the tests and files that the page about security cites exist', () => {
  const security = read('docs/security.md');
  const tests = cellsBelow('Tested in', security).flatMap(spansIn);
  const files = spansIn(security).filter((span) => /^[\w-]+(\/[\w.*-]+)+$/.test(span));
  expect(tests.length).toBeGreaterThan(60);
  // Paths without a folder of the project are under api/src.
  const isMissing = (path: string) => !isThere(path) && !isThere(`api/src/${path}`);
  expect([...new Set([...tests, ...files])].filter(isMissing)).toEqual([]);
});

test('the README has every variable that the site reads, and every script of the project', () => {
  const readme = read('README.md');
  expect(variableNames.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  const isNamed = (name: string) => new RegExp(`^npm (?:run )?${name}(?: |$)`, 'm').test(readme);
  expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
});
