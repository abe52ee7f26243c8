import * as z from 'zod/mini';
import { adminRole } from '../composition/admin-rights.ts';
import { provider } from '../composition/current-user.ts';
import { limits } from '../composition/limits.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { line, lines, text } from '../composition/text.ts';

/** One entry of GET /v1/admin/people: enough to distinguish people. */
export const foundPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The public ID, as in /profile/asha-rao. */
  handle: z.string(),
  email: z.string(),
  createdAt: z.iso.datetime(),
  /** Whether an owner has shut the person out. */
  disabled: z.boolean(),
});
export type FoundPerson = z.infer<typeof foundPerson>;

/**
 * GET /v1/admin/people. `q`: the beginnings of words of a name or an address, or a whole ID, or all 10
 * digits of a phone number. `after`: what the page before named as next.
 */
export const peopleQuery = z.strictObject({
  q: line(limits.search, 'Type at least 2 characters.', 2),
  after: z.optional(text(limits.pageCursor)),
});
export type PeopleQuery = z.infer<typeof peopleQuery>;

/** People who signed up last come first. */
export const peoplePage = z.object({
  items: z.array(foundPerson),
  /** `after` of the next page; null on the last one. */
  next: z.nullable(z.string()),
});
export type PeoplePage = z.infer<typeof peoplePage>;

export const personParams = z.strictObject({ id: z.uuid('must be the id of a person') });

/** GET /v1/admin/people/{id}: what an owner needs to help a person or to shut them out, and no more. */
export const adminPerson = z.extend(foundPerson, {
  emailVerified: z.boolean(),
  /** The last digits of the phone number; null if there is none. */
  phoneEnding: z.nullable(z.string()),
  /** Ways to sign in. */
  providers: z.array(provider),
  /** As an administrator with the same address. */
  adminRole: z.nullable(adminRole),
  /** The sign-ins that go on, the most recently used first. */
  signIns: z.array(
    z.object({
      id: z.uuid(),
      createdAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
      /** Such as Firefox on Windows. */
      device: z.string(),
    }),
  ),
  /** How much there is of it. */
  counts: z.object({ completed: z.int(), comments: z.int() }),
  /** Since when, and why; null: the person may sign in. */
  disabledSince: z.nullable(z.object({ at: z.iso.datetime(), reason: z.string() })),
});
export type AdminPerson = z.infer<typeof adminPerson>;

/** Mailed to the person, and recorded in the audit log. */
const reason = lines(limits.reason, 'Reason is required');

/** PATCH /v1/admin/people/{id}: shuts a person out, who is signed out everywhere, or lets them in again. */
export const changePersonRequest = z.strictObject({ disabled: z.boolean(), reason });
export type ChangePersonRequest = z.infer<typeof changePersonRequest>;

/** POST /v1/admin/people/{id}/sign-out: ends all sign-ins of a person. */
export const signPersonOutRequest = z.strictObject({ reason });
export type SignPersonOutRequest = z.infer<typeof signPersonOutRequest>;

const nothing = z.object({});

/** Learners and their accounts, for owners of the site. */
export const peopleRoutes = {
  'GET /v1/admin/people': {
    access: 'admin:people',
    query: peopleQuery,
    answers: { 200: peoplePage },
  },
  'GET /v1/admin/people/{id}': {
    access: 'admin:people',
    params: personParams,
    answers: { 200: adminPerson },
  },
  'PATCH /v1/admin/people/{id}': {
    access: 'admin:people',
    params: personParams,
    body: changePersonRequest,
    answers: { 200: nothing },
  },
  'POST /v1/admin/people/{id}/sign-out': {
    access: 'admin:people',
    params: personParams,
    body: signPersonOutRequest,
    answers: { 200: nothing },
  },
} satisfies RouteDefinitions;
