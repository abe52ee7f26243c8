import { limits } from '@site/shared/contracts';

const NEAR_THE_END = limits.comment * 0.9;
const written = (count: number) => count.toLocaleString('en');

/** A counter that appears near the limit. */
export const lengthHint = (text: string) =>
  text.trim().length > NEAR_THE_END && text.trim().length <= limits.comment
    ? `${written(text.trim().length)} of ${written(limits.comment)} characters`
    : undefined;

/** What to do about a text over the limit. It isn't truncated, which would lose pasted text. */
export const lengthError = (text: string) =>
  text.trim().length > limits.comment
    ? `Comments can have up to ${written(limits.comment)} characters. Remove ${written(text.trim().length - limits.comment)} to post yours.`
    : undefined;
