import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { text } from './text.ts';

export const messages = {
  email: 'Please enter a valid email address.',
  password:
    'Password must be at least 8 characters, include one upper case, one lower case, one number and one special character.',
  name: 'Please enter your full name.',
  emailRequired: 'Email is required',
  emailOrPhone: 'Invalid email or phone number',
  passwordRequired: 'Password is required',
} as const;

/** Something before the @, a dotted host after it, no blanks: what the register page asks for. */
const emailPattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;
const phonePattern = /^\d{10}$/;
/** One letter, one digit, one of @$!%*#?& and nothing beyond these. The message asks for more than the rule: both are specified. */
const passwordPattern = /^(?=.*[A-Za-z])(?=.*\d)(?=.*[@$!%*#?&])[A-Za-z\d@$!%*#?&]{8,}$/;

export const email = text(limits.email).check(z.regex(emailPattern, messages.email));
export const newPassword = text(limits.password).check(z.regex(passwordPattern, messages.password));
export const fullName = text(limits.name).check(
  z.trim(),
  z.minLength(limits.nameMin, messages.name),
);

export const signupRequest = z.strictObject({
  email,
  password: newPassword,
  name: fullName,
  roleType: z._default(z.literal('USER'), 'USER'),
});
export type SignupRequest = z.input<typeof signupRequest>;

/** `email` takes an e-mail address or the 10-digit phone number a person saved in the profile. */
export const signinRequest = z.strictObject({
  email: text(limits.email).check(
    z.minLength(1, messages.emailRequired),
    z.refine(
      (value) => emailPattern.test(value) || phonePattern.test(value),
      messages.emailOrPhone,
    ),
  ),
  password: text(limits.password).check(z.minLength(1, messages.passwordRequired)),
});
export type SigninRequest = z.infer<typeof signinRequest>;

export const provider = z.enum(['email', 'google', 'github']);
export type Provider = z.infer<typeof provider>;

/** The answer of signup (200/201) and signin (201). */
export const signedIn = z.object({ id: z.uuid(), name: z.string() });
export type SignedIn = z.infer<typeof signedIn>;

/** Who is signed in, as far as every page shows it: part of the answer of GET /v1/auth/me. */
export const currentUser = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  avatarUrl: z.nullable(z.string()),
  provider,
});
export type CurrentUser = z.infer<typeof currentUser>;
