import * as z from 'zod/mini';

const REQUIREMENT = 'must be a whole number of KiB, from 1 to 10,000';
const kib = z.optional(
  z.int(REQUIREMENT).check(z.minimum(1, REQUIREMENT), z.maximum(10_000, REQUIREMENT)),
);

/**
 * What a unit may weigh, in KiB as browsers download it, compressed. What is left out is as in `usualBudget`. A release
 * that outgrows it doesn't go live.
 */
export const budget = z.strictObject({
  /** Scripts that must be there before anything of the unit shows: its entry, and the heaviest module it exposes. */
  scripts: kib,
  /** Stylesheets that must be there before that. */
  styles: kib,
  /** All scripts and stylesheets for browsers, also what is loaded on demand. */
  total: kib,
});
export type Budget = z.infer<typeof budget>;

export const usualBudget = { scripts: 64, styles: 16, total: 256 } as const;

/** One figure for each part of a budget: what is allowed in KiB, or what something weighs in bytes. */
export const byBudgetPart = z.object({ scripts: z.int(), styles: z.int(), total: z.int() });
export type ByBudgetPart = z.infer<typeof byBudgetPart>;
