import * as z from 'zod/mini';
import { limits } from '../composition/limits.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { line, oneLine, plainText, text } from '../composition/text.ts';
import { email, messages } from './auth.ts';
import { isReservedName } from './reserved-names.ts';

const phoneExpected = 'Please enter a phone number, digits only with an optional country code.';

export const callbackRequest = z.strictObject({
  name: line(limits.name, 'Name is required').check(
    z.refine((name) => !isReservedName(name), messages.reservedName),
  ),
  email,
  phone: text(limits.phone, phoneExpected).check(
    z.overwrite(oneLine),
    z.regex(/^\+?[\d\s()-]{7,20}$/, phoneExpected),
  ),
  query: z.optional(text(limits.callbackQuery).check(z.overwrite(plainText))),
});
export type CallbackRequest = z.input<typeof callbackRequest>;

export const callbackRoutes = {
  'POST /v1/request-callback': {
    access: 'public',
    limit: 'callback',
    body: callbackRequest,
    answers: { 201: z.object({ id: z.uuid() }) },
  },
} satisfies RouteDefinitions;
