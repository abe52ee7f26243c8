import { passwordError } from './confirmed-password.ts';
import { isMonotonous, passwordGuesses } from './guessable-password.ts';

export const commonPasswordMessage =
  'This password is too common or has been in a data breach. Choose one nobody would guess.';

/** How many of the first hexadecimal characters of a SHA-1 are sent; a million different prefixes exist. */
const PREFIX = 5;

/** The part of an HTTP client that is needed here. */
interface Reader {
  get(path: string): Promise<{ data: unknown }>;
}

/**
 * What is wrong with a password that follows the rule, checked without sending the password. undefined if
 * nothing is, or if it can't be checked: the API checks again.
 */
export async function commonPasswordError(
  typed: string,
  http: Reader,
): Promise<string | undefined> {
  if (typed === '' || passwordError(typed)) return undefined;
  const isKnown = isMonotonous(typed) || (await isListed(typed, http).catch(() => false));
  return isKnown ? commonPasswordMessage : undefined;
}

async function isListed(typed: string, http: Reader): Promise<boolean> {
  const answers = passwordGuesses(typed).map(async (guess) => {
    const hash = await sha1(guess);
    const { data } = await http.get(`/v1/passwords/range/${hash.slice(0, PREFIX)}`);
    return String(data).includes(hash.slice(PREFIX));
  });
  return (await Promise.all(answers)).includes(true);
}

/** Hexadecimal, upper case. Fails on pages without https, where browsers offer no hashing. */
async function sha1(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  const digits = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').toUpperCase();
}
