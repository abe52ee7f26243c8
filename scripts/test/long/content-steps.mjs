import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CHECKS } from '../../content/checks.mjs';
import { projectPath } from '../../webpack/paths.mjs';
import { byExtent } from '../extent.mjs';
import { notRun } from '../run-steps.mjs';

/** A function, a class, and nodes whose identity matters: compiling all of them takes long. */
const SAMPLE = ['two-sum', 'lru-cache', 'clone-graph'];

/** What `npm test` tries of the content is left out of a sample, and nothing else of Java, C++ and C is tried there. */
const NAMES = byExtent({
  few: CHECKS.filter((name) => name.endsWith('-compiled')),
  some: CHECKS,
  all: CHECKS,
});

/** Everything in the content that can be run (scripts/content). */
export const contentSteps = NAMES.map((name) => ({
  name: `content: ${name}`,
  run: async () => {
    const isSample = byExtent({ few: name === 'problems-compiled', some: false, all: false });
    const only = isSample ? SAMPLE.flatMap((slug) => ['--only', slug]) : [];
    const { results, notRun: why } = await verify(name, only);
    if (why) return notRun(why);
    const wrong = results.filter(({ failures }) => failures.length > 0);
    const output = wrong.map(({ slug, failures }) => `${slug}\n  ${failures.join('\n  ')}`);
    return {
      passed: results.length - wrong.length,
      failed: wrong.length,
      output: output.join('\n'),
    };
  },
}));

async function verify(name, only) {
  const args = [projectPath('scripts/content/verify.mjs'), '--json', name, ...only];
  const options = { maxBuffer: 10 * 1024 * 1024 };
  // What is wrong ends it with 1, and is printed all the same.
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, options).catch(
    (error) => error,
  );
  if (!stdout) throw new Error(stderr);
  const [verified] = JSON.parse(stdout);
  return verified;
}
