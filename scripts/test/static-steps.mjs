import { PACKAGES, projectPath, TEMPLATE } from '../webpack/paths.mjs';
import { runNode } from './run-command.mjs';
import { verdict } from './run-steps.mjs';

const step = (name, program, ...args) => ({
  name,
  run: async () => verdict(await runNode([projectPath(program), ...args])),
});

/** What can be said without running anything; seconds in all. */
export const staticSteps = [
  step('types', 'node_modules/typescript/bin/tsc', '-b', ...PACKAGES, TEMPLATE),
  step(
    'lint',
    'node_modules/@biomejs/biome/bin/biome',
    'ci',
    '--colors=off',
    '--max-diagnostics=50',
  ),
  step('contract', 'scripts/contract/check.mjs'),
  step('boundaries', 'scripts/boundaries/check.mjs'),
  step('expressions', 'scripts/expressions/check.mjs'),
];
