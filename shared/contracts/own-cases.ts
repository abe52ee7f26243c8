import * as z from 'zod/mini';
import { workLanguage } from './attempts.ts';
import { noneTwice } from './content-fields.ts';
import { baseVersion, deviceTime } from './device-time.ts';
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
 * The inputs that a person has added to a problem; none once the last is removed. A change that is to come counts as made
 * now.
 */
export const writtenCases = z.strictObject({
  language: workLanguage,
  inputs: z.array(ownCase, 'must be a list of inputs').check(
    z.maxLength(OWN_CASES_MAX, `must have at most ${OWN_CASES_MAX} inputs`),
    noneTwice((input: string) => input, 'must not have an input twice'),
  ),
  changedAt: deviceTime,
});

/** PUT …/cases */
export const newOwnCases = z.extend(writtenCases, { base: baseVersion });
export type NewOwnCases = z.infer<typeof newOwnCases>;

export const savedOwnCases = z.object({
  language: workLanguage,
  inputs: z.array(z.string()),
  changedAt: z.iso.datetime(),
});
export type SavedOwnCases = z.infer<typeof savedOwnCases>;

/** The response of GET and PUT …/cases: those that stand; null if there never were any. */
export const ownCaseList = z.object({ cases: z.nullable(savedOwnCases) });
export type OwnCaseList = z.infer<typeof ownCaseList>;
