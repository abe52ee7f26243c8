import { hash, verify } from '@node-rs/argon2';
import { brand } from '@site/shared/brand';
import {
  commonPasswordMessage,
  isMadeOf,
  isMonotonous,
  passwordGuesses,
} from '@site/shared/contracts/identity';
import { createConcurrencyLimit } from '../../../concurrency/concurrency-limit.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { isCommonPassword } from './common-passwords.ts';
import { passwordCost } from './password-cost.ts';

/**
 * Hashing runs on the four threads that Node also reads files and resolves names with: two at once
 * leave room for these. Requests that would wait behind too many others are refused for now.
 */
const limited = createConcurrencyLimit({
  concurrency: 2,
  queueSize: 200,
  busy: 'A lot of people are logging in right now. Please try again in a moment.',
});

/**
 * Devices may write the same accents or Japanese characters in different ways (NIST SP 800-63B,
 * 5.1.1.2). Passwords hashed before this was introduced were ASCII, which it leaves alone.
 */
const normalized = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> =>
  limited(() => hash(normalized(password), passwordCost));

let decoy: Promise<string> | undefined;

const madeOnce = () => {
  decoy ??= hash('a password that nobody has', passwordCost);
  return decoy;
};

/**
 * Whether the password belongs to the hash. Without a hash a decoy is checked, so that the response
 * takes as long as for an account.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const right = await limited(async () =>
    verify(stored ?? (await madeOnce()), normalized(password)),
  );
  return right && stored !== null;
}

interface Owner {
  email: string;
  name: string;
}

const refused = (field: string, message: string) =>
  new DomainError(400, 'guessable-password', message, { [field]: message });

/**
 * The hash of a newly chosen password, for the account of `owner`.
 * @param field the field it was typed into
 * @throws DomainError 400 for a password that is common, known from a breach, or little more than what
 * everyone knows of the owner.
 */
export async function hashNewPassword(
  password: string,
  { email, name }: Owner,
  field = 'password',
): Promise<string> {
  const known = [name, email.split('@')[0] ?? '', brand.name];
  if (isMadeOf(password, known)) throw refused(field, OWN_WORDS);
  if (isMonotonous(password) || passwordGuesses(password).some(isCommonPassword)) {
    throw refused(field, commonPasswordMessage);
  }
  return hashPassword(password);
}

const OWN_WORDS = `This password is too close to your name, your email or ${brand.name}. Choose one nobody would guess.`;
