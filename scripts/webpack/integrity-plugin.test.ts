import { readFileSync } from 'node:fs';
import { pageHooks } from '@site/shared/contracts/composition';
import { projectPath } from './paths.mjs';

test('the runtimes of webpack look for the loader of files where the shell offers it', () => {
  const plugin = readFileSync(projectPath('scripts/webpack/integrity-plugin.mjs'), 'utf8');
  expect(plugin).toContain(`Symbol.for("${pageHooks.files}")`);
});
