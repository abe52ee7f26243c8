import type { Solvable } from '../language/solvable.ts';
import { ownInputs } from '../own-cases/own-inputs.ts';

/** What a person can step through. */
interface SteppableCase {
  name: string;
  /** The call; null for the whole program. */
  call: string | null;
}

/** The cases that are shown, a person's own, and the program by itself. */
export const steppableCases = (problem: Solvable): SteppableCase[] => [
  ...problem.cases
    .filter(({ hidden }) => !hidden)
    .map(({ name, input }) => ({ name: `${name}: ${input}`, call: input })),
  ...ownInputs(problem).map((input, index) => ({
    name: `Your case ${index + 1}: ${input}`,
    call: input,
  })),
  { name: 'The whole program', call: null },
];
