import * as z from 'zod/mini';
import { difficulty } from './roadmaps.ts';
import { slug } from './text.ts';

/** The categories in the order in which a learner meets them. */
export const dsaCategories = [
  'Two Pointers',
  'Sliding Window',
  'Hash Table',
  'Stack',
  'Intervals',
  'Dynamic Programming',
  'Heap',
  'Binary Search',
  'Matrix',
  'Backtracking',
  'DFS',
  'Linked List',
  'Tree',
] as const;

export const dsaProblemParams = z.strictObject({ slug: slug('must be the slug of a problem') });

const facts = {
  /** Never changes: comments refer to it. The same as the original slug. */
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  category: z.enum(dsaCategories),
  difficulty,
  /** The learning unit of the practice sheet that is the same problem, such as dsa-two-sum. */
  unitId: z.string(),
};

/**
 * One entry of GET /v1/dsa-problems, in reading order. `completed` is the signed-in person's state, false
 * for a visitor.
 */
export const dsaProblemSummary = z.object({ ...facts, completed: z.boolean() });
export type DsaProblemSummary = z.infer<typeof dsaProblemSummary>;

export const dsaProblemList = z.array(dsaProblemSummary);

/**
 * One check of a solution. Both are Python expressions, evaluated after the listing has run, and compared
 * with ==.
 */
export const dsaCase = z.object({
  /** What it checks, such as 'one element'. */
  name: z.string(),
  /** Such as two_sum([2, 7, 11, 15], 9). */
  input: z.string(),
  /** Such as [0, 1]. */
  expected: z.string(),
});
export type DsaCase = z.infer<typeof dsaCase>;

/**
 * The answer of GET /v1/dsa-problems/{slug}. Texts are plain; blank lines separate paragraphs, `backquotes`
 * mark code.
 */
export const dsaProblem = z.object({
  ...facts,
  description: z.string(),
  example: z.object({ input: z.string(), output: z.string() }),
  followUp: z.string(),
  /** The Python listing. It prints the example's output when it is run. */
  code: z.string(),
  /**
   * The listing as escaped HTML, one span.line per line, tokens in spans with classes tok-*; no other
   * markup.
   */
  codeHtml: z.string(),
  /**
   * Python that runs before the listing and is not part of it, such as a class ListNode; '' if none is
   * needed.
   */
  support: z.string(),
  /** The same as `codeHtml` is for the listing. */
  supportHtml: z.string(),
  cases: z.array(dsaCase),
  explanation: z.object({
    title: z.string(),
    content: z.string(),
    keyInsight: z.string(),
    steps: z.array(z.string()),
  }),
  complexity: z.object({
    /** Such as O(n). */
    time: z.string(),
    space: z.string(),
    timeDescription: z.string(),
    spaceDescription: z.string(),
  }),
});
export type DsaProblem = z.infer<typeof dsaProblem>;
