/** Generators make the same input for the same n, and our solutions can be timed on it. */
import { join } from 'node:path';
import { importRunner } from '../../runner/import-sources.mjs';
import { loadHarness } from '../../runner/load-harness.mjs';
import { problemIn } from '../problem-folder.mjs';

export const folders = ['dsa-problems'];
export const counted = 'timed sizes';

/** Enough to time some sizes: how many depends on the machine, so nothing depends on that. */
const SECONDS = 0.3;
const TRIED = [2, 3, 8, 50];

export async function check(folder, slugs) {
  const { measuringJob, readSize } = await importRunner('../complexity/measuring-job');
  const { begin, runJob, reset } = await loadHarness();
  const run = (job) => {
    const results = [];
    const error = runJob(begin(), job, (result) => results.push(result));
    reset();
    return { results, error: error ?? results.find((result) => result.error)?.error };
  };
  return slugs
    .map((slug) => ({ slug, ...problemIn(join(folder, slug)) }))
    .filter(({ generator }) => generator !== '')
    .map(({ slug, support, solution: source, generator }) => {
      const failures = [];

      const made = run({
        source: [source, generator, REPEATS].join('\n'),
        support,
        cases: TRIED.map((n) => ({ input: `repeats(${n})`, expected: 'True' })),
      });
      if (made.error) failures.push(`making inputs fails: ${made.error.text}`);
      for (const [place, n] of TRIED.entries()) {
        const result = made.results[place];
        if (!result?.passed && !result?.error)
          failures.push(`n = ${n} gives another input each time`);
      }

      const timed = run(measuringJob({ source, support, generator }, SECONDS));
      if (timed.error) failures.push(`timing our solution fails: ${timed.error.text}`);
      const sizes = timed.results.filter(({ actual }) => readSize(actual)?.times).length;
      if (sizes === 0) failures.push('no size can be timed');
      return { slug, count: sizes, failures };
    });
}

/** Whether a generator makes the same arguments twice. */
const REPEATS = `
def repeats(n):
    made = lambda: __import__("pickle").dumps(call(n, __import__("random").Random(1))[1:])
    return made() == made()
`;
