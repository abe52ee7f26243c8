import { OWN_CASES_MAX } from '@site/shared/contracts/practice';

/** Each once, the first's first, and no more than there may be. */
export const joinInputs = (some: readonly string[], others: readonly string[]): string[] =>
  [...new Set([...some, ...others])].slice(0, OWN_CASES_MAX);
