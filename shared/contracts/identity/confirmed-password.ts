import * as z from 'zod/mini';
import { newPassword } from './auth.ts';

/** The message at the password ends with a full stop, the one under the confirmation doesn't. */
const mismatch = {
  password: 'Passwords do not match.',
  confirmation: 'Passwords do not match',
} as const;

interface Passwords {
  password: string;
  confirmation: string;
}

const matching = ({ password, confirmation }: Passwords) => password === confirmation;

/** Compared even while other fields are invalid, so that all errors are shown at once. */
const when = () => true;

/** The check for forms with the fields `password` and `confirmation`: both must be the same. */
export const passwordsMatch = [
  z.refine<Passwords>(matching, { path: ['password'], error: mismatch.password, when }),
  z.refine<Passwords>(matching, { path: ['confirmation'], error: mismatch.confirmation, when }),
] as const;

/** What is wrong with a password while it is being typed; an empty one has no error yet. */
export const passwordError = (typed: string): string | undefined =>
  typed === '' ? undefined : newPassword.safeParse(typed).error?.issues[0]?.message;
