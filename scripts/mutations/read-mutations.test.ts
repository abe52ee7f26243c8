import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { projectPath } from '../webpack/paths.mjs';
import { readMutations } from './read-mutations.mjs';

// Trying them takes minutes, so CI tries a few. What no longer applies, or names a test that has moved, shows at once.
test.each(readMutations().map((mutation) => [mutation.name, mutation] as const))(
  'the mutation "%s" still applies, and what must notice it is there',
  (_, { patch, by }) => {
    execFileSync('git', ['apply', '--check', patch], { cwd: projectPath('') });
    expect(by === 'contract' || existsSync(projectPath(by))).toBe(true);
  },
);
