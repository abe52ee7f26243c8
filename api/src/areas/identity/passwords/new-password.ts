import { brand } from '@site/shared/brand';
import {
  commonPasswordMessage,
  isMadeOf,
  isMonotonous,
  passwordGuesses,
} from '@site/shared/contracts';
import { DomainError } from '../../../errors/domain-error.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './hash-password.ts';

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
