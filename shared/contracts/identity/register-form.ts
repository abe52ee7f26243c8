import * as z from 'zod/mini';
import { email, fullName, newPassword } from './auth.ts';
import { passwordsMatch } from './confirmed-password.ts';

/** The fields of the register form: what the API requires, and the password once more. */
export const registerForm = z
  .object({ email, name: fullName, password: newPassword, confirmation: z.string() })
  .check(...passwordsMatch);
export type RegisterForm = z.infer<typeof registerForm>;
