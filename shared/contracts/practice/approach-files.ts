import * as z from 'zod/mini';
import {
  contentId,
  contentLine,
  exactly,
  noneTwice,
  prose,
} from '../composition/content-fields.ts';
import { listingCode, perhapsCode } from './problem-files.ts';

/** Approaches to a DSA problem: `approaches.json`, and what its form in the admin area makes of them. */

/** The most approaches before a solution. More would bury it. */
export const APPROACHES_MAX = 3;

const facts = {
  /** The name of its listings, such as brute-force. */
  id: contentId,
  name: contentLine(50),
  /** What leads to it. */
  intuition: z
    .array(prose(1_000), 'must be a list of paragraphs')
    .check(
      z.minLength(1, 'must have one or two paragraphs'),
      z.maxLength(2, 'must have one or two paragraphs'),
    ),
  steps: z
    .array(prose(500), 'must be a list of steps')
    .check(
      z.minLength(2, 'must have at least two steps'),
      z.maxLength(8, 'must have at most eight steps'),
    ),
  complexity: exactly({ time: contentLine(60), space: contentLine(60), reason: prose(1_000) }),
};

const approachesOf = <T extends z.core.$ZodType<{ id: string }>>(approach: T) =>
  exactly({
    /** What the approach of the problem's own solution is called: it's the last and best. */
    solution: contentLine(50),
    /** Those before it, from brute force on. */
    before: z.array(approach, 'must be a list of approaches').check(
      z.minLength(1, 'must have at least one approach'),
      z.maxLength(APPROACHES_MAX, 'must have at most three approaches'),
      noneTwice(({ id }: z.output<T>) => id, 'must have different ids'),
    ),
  });

/** `approaches.json`. The listings are `approaches/<id>.py` and `approaches/<id>.js`. */
export const approachesFile = approachesOf(exactly(facts));
export type ApproachesFile = z.infer<typeof approachesFile>;

/** The same with the listings; `javascript` is '' if the problem is solved in Python alone. */
export const approaches = approachesOf(
  exactly({ ...facts, code: listingCode, javascript: perhapsCode }),
);
export type Approaches = z.infer<typeof approaches>;
