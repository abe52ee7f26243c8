import { createHash, randomBytes } from 'node:crypto';

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
export const isRecoveryCode = (code: string): boolean => code.length === 16;
