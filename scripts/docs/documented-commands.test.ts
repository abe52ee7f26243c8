import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { API_PROGRAMS, projectPath } from '../webpack/paths.mjs';
import { commandsIn, commandsOf, markdownFiles } from './documented-commands.mjs';

const mfe = readdirSync(projectPath('scripts/mfe/verbs'))
  .map((name) => readFileSync(projectPath(`scripts/mfe/verbs/${name}`), 'utf8'))
  .join('');
const { scripts } = JSON.parse(readFileSync(projectPath('package.json'), 'utf8'));

test('commands are found in running text and in code', () => {
  const text =
    'Run `npm run bench`, then `npm test -- jest`.\n\n    node scripts/gone.mjs\n    npm ci\n    npm run mfe -- undo\n';
  expect(commandsIn(text)).toEqual({
    scripts: ['bench', 'mfe', 'test'],
    files: ['scripts/gone.mjs'],
    mfeVerbs: ['undo'],
  });
});

/** What is bundled exists only after a build: its source must be there. */
const sourceOf = (file: string) =>
  Object.entries(API_PROGRAMS).find(([name]) => file === `api/dist/${name}.js`)?.[1] ?? file;

/** A decision says what was so on its day. */
const documents = markdownFiles().filter((path) => !path.startsWith('docs/decisions/'));

test.each(documents)('%s names only commands that exist', (path) => {
  const named = commandsOf(path);
  expect(named.scripts.filter((name) => !(name in scripts))).toEqual([]);
  expect(named.files.filter((file) => !existsSync(projectPath(sourceOf(file))))).toEqual([]);
  expect(
    named.mfeVerbs.filter(
      (verb) => !new RegExp(`(verb|command)\\((?:\\s*program,)?\\s*'${verb}\\b`).test(mfe),
    ),
  ).toEqual([]);
});
