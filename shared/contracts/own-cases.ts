import * as z from 'zod/mini';
import { workLanguage } from './attempts.ts';
import { noneTwice } from './content-fields.ts';
import { deviceTime } from './device-time.ts';
import { text } from './text.ts';

/** More would take longer to run than anyone waits. */
export const OWN_CASES_MAX = 20;
/** Longest input, in characters. */
export const OWN_CASE_MAX = 2_000;

/** An expression that calls the person's function. */
export const ownCase = text(
  OWN_CASE_MAX,
  `A case must have at most ${OWN_CASE_MAX.toLocaleString('en')} characters.`,
).check(z.minLength(1, 'Enter an expression that calls your function.'));

/**
 * PUT …/cases: the inputs that a person has added to a problem; none once the last is removed. Of several devices, the
 * latest change wins; one that is to come counts as made now.
 */
export const newOwnCases = z.strictObject({
  language: workLanguage,
  inputs: z.array(ownCase, 'must be a list of inputs').check(
    z.maxLength(OWN_CASES_MAX, `must have at most ${OWN_CASES_MAX} inputs`),
    noneTwice((input: string) => input, 'must not have an input twice'),
  ),
  changedAt: deviceTime,
});
export type NewOwnCases = z.infer<typeof newOwnCases>;

export const savedOwnCases = z.object({
  language: workLanguage,
  inputs: z.array(z.string()),
  changedAt: z.iso.datetime(),
});
export type SavedOwnCases = z.infer<typeof savedOwnCases>;

/** The answer of GET and PUT …/cases: those that stand; null if there never were any. */
export const ownCaseList = z.object({ cases: z.nullable(savedOwnCases) });
export type OwnCaseList = z.infer<typeof ownCaseList>;
