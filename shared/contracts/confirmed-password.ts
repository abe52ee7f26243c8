import * as z from 'zod/mini';
import { newPassword } from './auth.ts';

/** The message beside the password has its full stop, the one under the confirmation has none. */
const mismatch = {
  password: 'Passwords do not match.',
  confirmation: 'Passwords do not match',
} as const;

interface Passwords {
  password: string;
  confirmation: string;
}

const matching = ({ password, confirmation }: Passwords) => password === confirmation;

/** Compared even while other fields are wrong, so that everything is said at once. */
const when = () => true;

/** What a form needs beside its fields `password` and `confirmation`: the two must be alike. */
export const passwordsMatch = [
  z.refine<Passwords>(matching, { path: ['password'], error: mismatch.password, when }),
  z.refine<Passwords>(matching, { path: ['confirmation'], error: mismatch.confirmation, when }),
] as const;

/** What is wrong with a password while it is being typed; nothing is wrong with an empty one yet. */
export const passwordFault = (typed: string): string | undefined =>
  typed === '' ? undefined : newPassword.safeParse(typed).error?.issues[0]?.message;
