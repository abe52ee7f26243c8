import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectPath } from '../../webpack/paths.mjs';

/** What is checked of every DSA problem; `npm test` checks it of some. */
const checkStep = (name, script) => ({
  name: `listings: ${name}`,
  run: async () => {
    const path = projectPath(`scripts/runner/${script}`);
    const { stdout } = await promisify(execFile)(process.execPath, [path, '--json'], {
      cwd: projectPath(''),
      maxBuffer: 10 * 1024 * 1024,
    });
    const results = JSON.parse(stdout);
    const failed = results.filter(({ failures }) => failures.length > 0);
    const output = failed.map(({ slug, failures }) => `${slug}\n  ${failures.join('\n  ')}`);
    return {
      passed: results.length - failed.length,
      failed: failed.length,
      output: output.join('\n'),
    };
  },
});

export const listingsSteps = [
  checkStep('brute force is refused', 'check-naive.mjs'),
  checkStep('generators make growing inputs', 'check-generators.mjs'),
];
