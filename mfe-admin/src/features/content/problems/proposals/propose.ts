import { caseOfFile } from '@site/shared/contracts/practice';
import { filled } from './signature.ts';
import { edgesOf, type Limits, type Random, randomOf, randomValue } from './values.ts';

/** An input that a listing could be run with. */
export interface Proposal {
  name: string;
  input: string;
  /** Learners meet it only when they submit: edges say what a problem is about, the others don't. */
  hidden: boolean;
}

const RANDOM = 6;

/** Lengths tried for the largest input until it's short enough to be stored. */
const HALVINGS = 8;

/**
 * Inputs at the edges of what an author allows, the largest one that a case can hold, and random ones: the same ones
 * for the same seed.
 * @param call with its parameters in braces
 * @param known inputs that there are already
 */
export function propose(
  call: string,
  parameters: Record<string, Limits>,
  { seed, known }: { seed: number; known: readonly string[] },
): Proposal[] {
  const random = randomOf(seed);
  const names = Object.keys(parameters);
  const inputOf = (make: (limits: Limits, name: string) => string) =>
    filled(
      call,
      Object.fromEntries(
        Object.entries(parameters).map(([name, limits]) => [name, make(limits, name)]),
      ),
    );
  const any = (limits: Limits) => randomValue(random, limits);
  const edges = names.flatMap((name) =>
    edgesOf(random, parameters[name] as Limits).map(([edge, value]) => ({
      name: `${name}: ${edge}, seed ${seed}`,
      input: inputOf((limits, other) => (other === name ? value : any(limits))),
      hidden: false,
    })),
  );
  const randoms = Array.from({ length: RANDOM }, (_, at) => ({
    name: `random ${at + 1}, seed ${seed}`,
    input: inputOf(any),
    hidden: true,
  }));
  const largest = {
    name: `the largest, seed ${seed}`,
    input: largestOf(random, inputOf),
    hidden: true,
  };
  const seen = new Set(known);
  return [...edges, largest, ...randoms].filter(({ input }) => {
    const isNew = fits(input) && !seen.has(input);
    seen.add(input);
    return isNew;
  });
}

/** All lists and texts as long as they may be, or as a case can hold. */
function largestOf(random: Random, inputOf: (make: (limits: Limits) => string) => string): string {
  let input = '';
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    input = inputOf((limits) => {
      const { shortest, longest } = limits;
      return randomValue(random, limits, Math.max(shortest, Math.floor(longest / 2 ** halving)));
    });
    if (fits(input)) break;
  }
  return input;
}

/** Whether a case can hold it. */
export const fits = (text: string): boolean => caseOfFile.shape.input.safeParse(text).success;
