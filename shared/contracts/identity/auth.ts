import * as z from 'zod/mini';
import { limits } from '../composition/limits.ts';
import { line, text } from '../composition/text.ts';
import { canonicalEmail, isEmail } from './email-address.ts';
import { isReservedName } from './reserved-names.ts';

export const messages = {
  email: 'Please enter a valid email address.',
  password:
    'Password must be at least 8 characters, include one upper case, one lower case, one number and one special character.',
  name: 'Please enter your full name.',
  reservedName: 'This name is reserved. Please enter your own name.',
  emailRequired: 'Email is required',
  emailOrPhone: 'Invalid email or phone number',
  passwordRequired: 'Password is required',
} as const;

const phonePattern = /^\d{10}$/;
/**
 * The rule for a new password. The message requires more than the rule: both are specified. Beyond that,
 * every character is allowed, including spaces and other scripts. A long one needs nothing but its length.
 */
const passwordNeeds = [/\p{L}/u, /\d/, /[@$!%*#?&]/];

const LONGEST_UNITS = 2 * limits.password;

/** Counted as people count: a character outside the Basic Multilingual Plane is one character, too. */
const lengthOf = (typed: string) =>
  typed.length > LONGEST_UNITS ? typed.length : [...typed].length;
const TOO_LONG = `must have at most ${limits.password} characters`;

/** Any password. `text` counts characters outside the Basic Multilingual Plane twice. */
export const passwordText = text(LONGEST_UNITS, TOO_LONG).check(
  z.refine((typed) => lengthOf(typed) <= limits.password, TOO_LONG),
);

/** What identifies an account, as it was pasted or typed on a phone that adds a space. */
export const login = text(limits.email).check(
  z.overwrite(canonicalEmail),
  z.minLength(1, { error: messages.emailRequired, abort: true }),
);

export const email = text(limits.email).check(
  z.overwrite(canonicalEmail),
  z.refine(isEmail, messages.email),
);
/** If it is too long, that is the only message. */
export const newPassword = passwordText.check(
  z.refine((typed) => {
    const length = lengthOf(typed);
    if (length > limits.password) return true;
    if (length >= limits.passphraseMin) return true;
    return length >= limits.passwordMin && passwordNeeds.every((need) => need.test(typed));
  }, messages.password),
);
/** The name of a person, on one line. */
export const personName = line(limits.name, messages.name, limits.nameMin);

/** A name that people choose: not one that could be mistaken for the people who run the site. */
export const fullName = personName.check(
  z.refine((name) => !isReservedName(name), messages.reservedName),
);

export const signupRequest = z.strictObject({
  email,
  password: newPassword,
  name: fullName,
  roleType: z._default(z.literal('USER'), 'USER'),
});
export type SignupRequest = z.input<typeof signupRequest>;

/** `email` takes an email address or the 10-digit phone number a person saved in the profile. */
export const signinRequest = z.strictObject({
  email: login.check(
    z.refine((value) => isEmail(value) || phonePattern.test(value), messages.emailOrPhone),
  ),
  password: passwordText.check(z.minLength(1, messages.passwordRequired)),
});
export type SigninRequest = z.infer<typeof signinRequest>;

/** The answer of signup (200/201) and signin (201). */
export const signedIn = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Whether the person has shown that mails to the address reach them. */
  emailVerified: z.optional(z.boolean()),
  /** Whether the account has a plan. */
  hasPlan: z.optional(z.boolean()),
});
export type SignedIn = z.infer<typeof signedIn>;
