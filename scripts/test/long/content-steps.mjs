import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { CHECKS } from '../../content/checks.mjs';
import { projectPath } from '../../webpack/paths.mjs';
import { byExtent } from '../extent.mjs';
import { notRun } from '../run-steps.mjs';

/** Of checks that take minutes a sample is enough in CI: it's about the check, and anyone who changes content runs all. */
const SAMPLES = {
  'problems-agreement': ['two-sum', 'rotate-image', 'merge-k-sorted-lists', 'lru-cache'],
  'problems-approaches': ['two-sum', 'valid-sudoku', 'merge-k-sorted-lists', 'min-stack'],
  'problems-approaches-compiled': ['two-sum'],
  'problems-brute-force': ['two-sum'],
  // A function, a class, and nodes whose identity matters.
  'problems-compiled': ['two-sum', 'lru-cache', 'clone-graph'],
  'problems-generators': ['two-sum', 'reverse-linked-list', 'implement-trie-prefix-tree'],
  'tasks-sql': everyTenth('sql-tasks'),
};

/** Everything in the content that can be run (scripts/content). */
export const contentSteps = CHECKS.map((name) => ({
  name: `content: ${name}`,
  run: async () => {
    const sample = byExtent({ few: SAMPLES[name] ?? [], some: [], all: [] });
    const { results, notRun: why } = await verify(
      name,
      sample.flatMap((slug) => ['--only', slug]),
    );
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

function everyTenth(folder) {
  return readdirSync(projectPath(`api/content/${folder}`)).filter((_, index) => index % 10 === 0);
}

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
