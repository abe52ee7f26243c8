import { existsSync, readFileSync } from 'node:fs';
import { API_PROGRAMS, projectPath } from '../webpack/paths.mjs';
import { commandsIn, commandsOf, markdownFiles } from './documented-commands.mjs';

const releaseTool = readFileSync(projectPath('scripts/release/cli.ts'), 'utf8');
const { scripts } = JSON.parse(readFileSync(projectPath('package.json'), 'utf8'));

test('commands are found in running text and in code', () => {
  const text =
    'Run `npm run bench`, then `npm test -- jest`.\n\n    node scripts/gone.mjs\n    npm ci\n    npm run release -- undo\n';
  expect(commandsIn(text)).toEqual({
    scripts: ['bench', 'release', 'test'],
    files: ['scripts/gone.mjs'],
    releaseVerbs: ['undo'],
  });
});

/** What is bundled exists only after a build: its source must be there. */
const sourceOf = (file: string) =>
  Object.entries(API_PROGRAMS).find(([name]) => file === `api/dist/${name}.js`)?.[1] ?? file;

test.each(markdownFiles())('%s names only commands that exist', (path) => {
  const named = commandsOf(path);
  expect(named.scripts.filter((name) => !(name in scripts))).toEqual([]);
  expect(named.files.filter((file) => !existsSync(projectPath(sourceOf(file))))).toEqual([]);
  expect(named.releaseVerbs.filter((verb) => !releaseTool.includes(`case '${verb}':`))).toEqual([]);
});
