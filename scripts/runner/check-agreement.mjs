/**
 * node scripts/runner/check-agreement.mjs [slug]… gives brute force and the other approaches of our problems, or of
 * the problems named, the inputs that their generators make at random, and sees to it that each gives what our solution
 * gives. `--seed` makes the same inputs again; it's printed with whatever differs. check-folders.mjs has more options.
 */
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '../webpack/paths.mjs';
import { checkFolders } from './check-folders.mjs';
import { problemIn } from './problem-folder.mjs';
import { startPython } from './python-with-alarm.mjs';

/** Sizes that brute force can take. Some problems have none of 1. */
const SIZES = [2, 3, 4, 5, 6, 7, 8, 9, 10];
/** Inputs of each size. */
const TIMES = 3;
const INPUTS = SIZES.flatMap((n) => Array.from({ length: TIMES }, (_, at) => ({ n, at })));
/** Milliseconds that an input may take; what takes longer isn't compared. */
const LIMIT_MS = 1_000;
const PATIENCE = 10;
const MOST_SEEDS = 2 ** 31;

const comparing = readFileSync(projectPath('scripts/runner/answers.py'), 'utf8');

async function checkAgreement(folder, slugs, { seed: given }) {
  const seed = Number(given ?? randomInt(MOST_SEEDS));
  const cases = INPUTS.map(({ n, at }) => ({
    input: `comparable_answer(call, ${n}, ${seed} * ${TIMES} + ${at})`,
    expected: 'None',
  }));
  const python = await startPython(PATIENCE);
  const results = slugs
    .map((slug) => ({ slug, ...problemIn(join(folder, slug)) }))
    .filter(({ generator, approaches }) => generator !== '' && approaches.length > 0)
    .map((problem) => {
      const answersOf = (listing) =>
        python.run({ ...programOf(problem, listing), cases }, LIMIT_MS);
      const right = answersOf(problem.solution);
      const others = problem.approaches.map(({ id, python: listing }) => ({
        id,
        ...comparison(right, answersOf(listing)),
      }));
      const compared = others.reduce((sum, other) => sum + other.compared, 0);
      const failures = others.flatMap(({ id, difference }) =>
        difference ? [`${id} with ${difference} (--seed ${seed})`] : [],
      );
      if (compared === 0) failures.push('no input could be compared');
      return { slug: problem.slug, seed, compared, failures };
    });
  await python.end();
  return results;
}

/** Where the cases sort what a listing gives, its order doesn't matter. */
function programOf({ generator, support, cases }, listing) {
  const inAnyOrder = cases.some(({ input }) => input.includes('sorted('));
  const order = `ANY_ORDER = ${inAnyOrder ? 'True' : 'False'}`;
  return { support, source: [listing, generator, comparing, order].join('\n') };
}

/** How many answers were compared, and the first difference. */
function comparison(ours, theirs) {
  if (theirs.error) return { compared: 0, difference: `any input fails: ${theirs.error.text}` };
  // Some inputs are too small for the problem, and some too much for brute force.
  const places = [...INPUTS.keys()].filter((at) => {
    const right = ours.judged[at];
    return right && !right.error && theirs.judged[at];
  });
  const answerOf = ({ error, actual }) => error?.text ?? actual;
  const at = places.find((place) => answerOf(theirs.judged[place]) !== ours.judged[place].actual);
  const difference =
    at !== undefined &&
    `n = ${INPUTS[at].n}: ${answerOf(theirs.judged[at])}, our solution ${ours.judged[at].actual}`;
  return { compared: places.length, difference };
}

const counted = (results) => {
  const compared = results.reduce((sum, result) => sum + result.compared, 0);
  return `${compared} answers in ${results.length} problems (--seed ${results[0]?.seed})`;
};

await checkFolders(projectPath('api/content/dsa-problems'), checkAgreement, counted, {
  seed: { type: 'string' },
});
