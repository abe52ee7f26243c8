import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Author } from '../../../audit/index.ts';
import type { DB } from '../../../database/tables.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { tooManyRequests } from '../../../errors/too-many-requests.ts';
import { recordAdminChange } from './change-admins.ts';
import {
  acceptStep,
  countRecoveryCodes,
  pauseOf,
  takeAttempt,
  takeRecoveryCode,
} from './second-factor.repository.ts';
import type { SecretBox } from './secret-box.ts';
import { stepOf } from './totp.ts';

export const wrongCode = () => {
  const message = 'That code is wrong or has already been used.';
  return new DomainError(400, 'wrong-code', message, { code: message });
};

/** A new SESSION_SECRET makes what was sealed with the former one unreadable. */
export const unreadable = () =>
  new DomainError(
    409,
    'second-factor-unreadable',
    'Your second factor can no longer be read. Use a recovery code, or ask the operator to reset it.',
  );

type Person = Author & { id: string };

/** Checks the codes of administrators who have a second factor. */
export function createCodeCheck(kysely: Kysely<DB>, box: SecretBox) {
  const useAppCode = async ({ id }: Person, code: string) => {
    const attempt = await takeAttempt(kysely, id);
    if (!attempt) {
      const pause = await pauseOf(kysely, id);
      throw pause === null ? wrongCode() : tooManyRequests('wrong codes', pause);
    }
    const secret = box.open(attempt.secret, id);
    if (!secret) throw unreadable();
    const step = stepOf(secret, code);
    if (step === null || !(await acceptStep(kysely, id, step))) throw wrongCode();
  };

  /** Too random to be guessed, so it works even while codes of the app are refused. */
  const useRecoveryCode = (admin: Person, code: string) =>
    kysely.transaction().execute(async (transaction) => {
      if (!(await takeRecoveryCode(transaction, admin.id, recoveryCodeHash(code)))) {
        throw wrongCode();
      }
      const left = await countRecoveryCodes(transaction, admin.id);
      await recordAdminChange(transaction, admin, {
        action: 'admin.recovery-code-used',
        subject: admin.id,
        before: { left: left + 1 },
        after: { left },
      });
    });

  /**
   * Uses up a code of the app or a recovery code.
   * @throws DomainError 400 for a wrong code or one used before, 429 after too many, 409 if it cannot be read.
   */
  return (admin: Person, code: string): Promise<void> =>
    isRecoveryCode(code) ? useRecoveryCode(admin, code) : useAppCode(admin, code);
}

const COUNT = 10;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** Ten codes of 80 random bits each, in groups of four as people read them. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newCode);

const newCode = () =>
  Array.from(randomBytes(16), (byte) => LETTERS[byte % LETTERS.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');

/** The same with or without dashes. */
export const recoveryCodeHash = (code: string): Buffer =>
  createHash('sha256').update(code.replaceAll('-', '')).digest();

/** Expects the code without dashes; those of an app are shorter. */
const isRecoveryCode = (code: string): boolean => code.length === 16;
