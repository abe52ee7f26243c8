import { createHash } from 'node:crypto';
import type { CasesFile } from '@site/shared/contracts/practice';

/** SHA-256 of a value that JSON can hold, in hexadecimal: the same for what says the same, in whatever order. */
export const fingerprint = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, inOrder)).digest('hex');

/** The version of something that several people may edit is made from what it says, so nothing is counted. */
export const versionOf = (value: unknown): string => fingerprint(value).slice(0, 16);

/** What a run of a listing proves: another listing, other Python before it or other cases have another hash. */
export const listingHash = (listing: {
  code: string;
  support: string;
  cases: CasesFile;
}): string => {
  const { code, support, cases } = listing;
  // What a case is called and whether it's hidden make no difference to a run.
  return fingerprint({
    code,
    support,
    cases: cases.map(({ input, expected }) => [input, expected]),
  });
};

const inOrder = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
