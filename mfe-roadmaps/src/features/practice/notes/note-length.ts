import { limits } from '@site/shared/contracts';

const NEAR_THE_END = limits.note * 0.9;
const written = (count: number) => count.toLocaleString('en');

/** A counter that appears near the limit. */
export const lengthHint = (text: string) =>
  text.length > NEAR_THE_END && text.length <= limits.note
    ? `${written(text.length)} of ${written(limits.note)} characters`
    : undefined;

/** What to do about a text over the limit. It isn't truncated, which would lose pasted text. */
export const lengthError = (text: string) =>
  text.length > limits.note
    ? `Notes can have up to ${written(limits.note)} characters. Remove ${written(text.length - limits.note)} to save yours.`
    : undefined;
