import { limits } from '@site/shared/contracts/composition';
import { fullName, newPassword } from '@site/shared/contracts/identity';
import * as z from 'zod/mini';

export type SessionMode = 'login' | 'signup';

const PASSWORD_MIN = 6;

const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Email is required'),
    z.maxLength(limits.email, `Email must have at most ${limits.email} characters`),
    z.regex(/^(?:\S[^\s@]*@\S[^\s.]*\.\S+)?$/, 'Please enter a valid email'),
  );
const anyPassword = z.string().check(z.minLength(1, 'Password is required'));
const password = anyPassword.check(
  z.refine(
    (value) => value === '' || value.length >= PASSWORD_MIN,
    `Password must be at least ${PASSWORD_MIN} characters`,
  ),
);

/** The dialog's own messages first, then the API's rules for what passes them. */
const then = <T extends z.ZodMiniType<string, string>>(first: T, rule: z.ZodMiniType) =>
  first.check((context) => {
    if (context.issues.length > 0) return;
    const message = rule.safeParse(context.value).error?.issues[0]?.message;
    if (message) context.issues.push({ code: 'custom', input: context.value, message });
  });

const name = z.string().check(z.trim(), z.minLength(1, 'Name is required'));

/** The fields of the dialog in each mode; in login mode there is no name. */
export const sessionSchemas = {
  login: z.object({ name: z.string(), email, password }),
  signup: z.object({ name: then(name, fullName), email, password: then(anyPassword, newPassword) }),
};
export type SessionFields = z.infer<(typeof sessionSchemas)['login']>;
