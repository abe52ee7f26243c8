import { existsSync, readFileSync } from 'node:fs';
import { projectPath } from '../webpack/paths.mjs';
import { commandsIn, commandsOf, markdownFiles } from './documented-commands.mjs';

const { scripts } = JSON.parse(readFileSync(projectPath('package.json'), 'utf8'));

test('commands are found in running text and in code', () => {
  const text =
    'Run `npm run bench`, then `npm test -- jest`.\n\n    node scripts/gone.mjs\n    npm ci\n';
  expect(commandsIn(text)).toEqual({ scripts: ['bench', 'test'], files: ['scripts/gone.mjs'] });
});

/** What is bundled exists only after a build: its source must be there. */
const sourceOf = (file: string) => file.replace(/^api\/dist\/(.+)\.js$/, 'api/src/$1.ts');

test.each(markdownFiles())('%s names only commands that exist', (path) => {
  const named = commandsOf(path);
  expect(named.scripts.filter((name) => !(name in scripts))).toEqual([]);
  expect(named.files.filter((file) => !existsSync(projectPath(sourceOf(file))))).toEqual([]);
});
