/**
 * Brute force and the other approaches give what our solution gives, on inputs made at random. `inputs.py` of a problem
 * makes them, or its generator if it has none. Inputs must differ, and so must what comes out, or else nothing is
 * compared. `--seed` makes the same inputs again; it's printed with whatever is wrong.
 */
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '../../webpack/paths.mjs';
import { problemIn } from '../problem-folder.mjs';
import { startPython } from '../python/python-with-alarm.mjs';

export const folders = ['dsa-problems'];
export const counted = 'answers';

/** Sizes that brute force can take. Some problems have none of 1. */
const SIZES = [2, 3, 4, 5, 6, 7, 8, 9, 10];
/** Inputs of each size. */
const TIMES = 3;
const PLACES = Array.from({ length: TIMES }, (_, at) => at);
const INPUTS = SIZES.flatMap((n) => PLACES.map((at) => ({ n, at })));
/** Milliseconds that an input may take; what takes longer isn't compared. */
const LIMIT_MS = 1_000;
const PATIENCE = 10;
const MOST_SEEDS = 2 ** 31;

const comparing = readFileSync(projectPath('scripts/content/python/answers.py'), 'utf8');

export async function check(folder, slugs, { seed: given }) {
  const seed = Number(given ?? randomInt(MOST_SEEDS));
  const python = await startPython(PATIENCE);
  const results = slugs.map((slug) => {
    const problem = problemIn(join(folder, slug));
    const { compared, failures } = compareApproaches(problem, seed, (listing, cases) =>
      python.run({ ...programOf(problem, listing), cases }, LIMIT_MS),
    );
    return { slug, count: compared, failures: failures.map((one) => `${one} (--seed ${seed})`) };
  });
  await python.end();
  return results;
}

function compareApproaches({ solution, approaches, inputs, generator }, seed, run) {
  if (inputs + generator === '') return { compared: 0, failures: ['has no inputs.py'] };
  // As texts, so that no two inputs have anything in common.
  const seedOf = (n, at) => `"${seed} ${n} ${at}"`;
  const answers = INPUTS.map(({ n, at }) =>
    caseOf(`comparable_answer(call, ${n}, ${seedOf(n, at)})`),
  );
  const ours = run(solution, answers);
  const others = approaches.map(({ id, python: listing }) => ({
    id,
    ...comparison(ours, run(listing, answers)),
  }));
  const compared = others.reduce((sum, other) => sum + other.compared, 0);
  const failures = others.flatMap(({ id, difference }) =>
    difference ? [`${id} with ${difference}`] : [],
  );
  const different = SIZES.map((n) =>
    caseOf(`different_inputs(call, ${n}, [${PLACES.map((at) => seedOf(n, at))}])`),
  );
  const isRandom = run(solution, different).judged.some((made) => Number(made?.actual) > 1);
  if (!isRandom) failures.push('inputs of a size are always the same');
  if (compared === 0) failures.push('no input could be compared');
  else if (new Set(ours.judged.flatMap(answerOf)).size === 1)
    failures.push(`what comes out is always ${answerOf(ours.judged[0])}`);
  return { compared, failures };
}

/** A case of which only the value is of interest. */
const caseOf = (input) => ({ input, expected: null });

/** Where the cases sort what a listing gives, its order doesn't matter. */
function programOf({ inputs, generator, support, cases }, listing) {
  const inAnyOrder = cases.some(({ input }) => input.includes('sorted('));
  const order = `ANY_ORDER = ${inAnyOrder ? 'True' : 'False'}`;
  return { support, source: [listing, inputs || generator, comparing, order].join('\n') };
}

/** An error, or a value as it's written; [] if that took too long. */
const answerOf = (result) => result?.error?.text ?? result?.actual ?? [];

/** How many answers were compared, and the first difference. */
function comparison(ours, theirs) {
  if (theirs.error) return { compared: 0, difference: `any input fails: ${theirs.error.text}` };
  // Some inputs are too small for the problem, and some too much for brute force.
  const places = [...INPUTS.keys()].filter((at) => {
    const right = ours.judged[at];
    return right && !right.error && theirs.judged[at];
  });
  const at = places.find((place) => answerOf(theirs.judged[place]) !== ours.judged[place].actual);
  const difference =
    at !== undefined &&
    `n = ${INPUTS[at].n}: ${answerOf(theirs.judged[at])}, our solution ${ours.judged[at].actual}`;
  return { compared: places.length, difference };
}
