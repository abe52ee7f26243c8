import * as z from 'zod/mini';
import { exactly, finished, noneTwice, type Stage } from '../composition/content-fields.ts';
import { listingCode, listingOf, perhapsCode } from './problem-files.ts';

/** Approaches to a DSA problem: `approaches.json`, and what its form in the admin area makes of them. */

/** The most approaches before a solution. More would bury it. */
export const APPROACHES_MAX = 3;

const factsOf = ({ line, prose, id, needs }: Stage) => ({
  /** The name of its listings, such as brute-force. */
  id,
  name: line(50),
  /** What leads to it. */
  intuition: z
    .array(prose(1_000), 'must be a list of paragraphs')
    .check(
      ...needs(z.minLength(1, 'must have one or two paragraphs')),
      z.maxLength(2, 'must have one or two paragraphs'),
    ),
  steps: z
    .array(prose(500), 'must be a list of steps')
    .check(
      ...needs(z.minLength(2, 'must have at least two steps')),
      z.maxLength(8, 'must have at most eight steps'),
    ),
  complexity: exactly({ time: line(60), space: line(60), reason: prose(1_000) }),
});

const listOf = <T extends z.core.$ZodType<{ id: string }>>({ line, needs }: Stage, approach: T) =>
  exactly({
    /** What the approach of the problem's own solution is called: it's the last and best. */
    solution: line(50),
    /** Those before it, from brute force on. */
    before: z.array(approach, 'must be a list of approaches').check(
      ...needs(
        z.minLength(1, 'must have at least one approach'),
        noneTwice(({ id }: z.output<T>) => id, 'must have different ids'),
      ),
      z.maxLength(APPROACHES_MAX, 'must have at most three approaches'),
    ),
  });

/** `approaches.json`. The listings are `approaches/<id>.py`, `approaches/<id>.js` and perhaps `approaches/<id>.cpp`. */
export const approachesFile = listOf(finished, exactly(factsOf(finished)));
export type ApproachesFile = z.infer<typeof approachesFile>;

/**
 * The same with the listings, finished or not; `javascript` is '' if the problem is solved in Python alone. One in C++
 * is there or left out, whatever the others have.
 */
export const approachesOf = (stage: Stage) =>
  listOf(
    stage,
    exactly({
      ...factsOf(stage),
      code: listingOf(stage),
      javascript: perhapsCode,
      cpp: z.optional(listingCode),
    }),
  );
export type Approaches = z.infer<ReturnType<typeof approachesOf>>;
