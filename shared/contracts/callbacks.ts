import * as z from 'zod/mini';
import { email } from './auth.ts';
import { limits } from './limits.ts';
import { text } from './text.ts';

export const callbackRequest = z.strictObject({
  name: text(limits.name).check(z.trim(), z.minLength(1, 'Name is required')),
  email,
  phone: z
    .string()
    .check(
      z.trim(),
      z.regex(
        /^\+?[\d\s()-]{7,20}$/,
        'Please enter a phone number, digits only with an optional country code.',
      ),
    ),
  query: z.optional(text(limits.callbackQuery)),
});
export type CallbackRequest = z.input<typeof callbackRequest>;
