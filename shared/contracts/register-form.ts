import * as z from 'zod/mini';
import { email, fullName, newPassword } from './auth.ts';

/** The message beside the password has its full stop, the one under the confirmation has none. */
export const mismatch = {
  password: 'Passwords do not match.',
  confirmation: 'Passwords do not match',
} as const;

const matching = (values: { password: string; confirmation: string }) =>
  values.password === values.confirmation;

/** Compared even while other fields are wrong, so that everything is said at once. */
const when = () => true;

/** What a person fills in to register: what the API asks for, and the password once more. */
export const registerForm = z
  .object({ email, name: fullName, password: newPassword, confirmation: z.string() })
  .check(
    z.refine(matching, { path: ['password'], error: mismatch.password, when }),
    z.refine(matching, { path: ['confirmation'], error: mismatch.confirmation, when }),
  );
export type RegisterForm = z.infer<typeof registerForm>;
