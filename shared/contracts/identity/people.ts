import * as z from 'zod/mini';
import { adminRole } from '../composition/admin-rights.ts';
import { provider } from '../composition/current-user.ts';
import { day } from '../composition/day.ts';
import { limits } from '../composition/limits.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { line, lines } from '../composition/text.ts';

/** One entry of GET /v1/admin/people: enough to distinguish people. */
export const foundPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The public ID, as in /profile/asha-rao. */
  handle: z.string(),
  email: z.string(),
  createdAt: z.iso.datetime(),
  emailVerified: z.boolean(),
  /** As an administrator with the same address. */
  adminRole: z.nullable(adminRole),
  /** Whether an owner has shut the person out. */
  disabled: z.boolean(),
});
export type FoundPerson = z.infer<typeof foundPerson>;

const filter = {
  q: z.optional(line(limits.search, 'Type at least 2 characters.', 2)),
  role: z.optional(z.enum(['learner', ...adminRole.options])),
  state: z.optional(z.enum(['active', 'disabled'])),
  verified: z.optional(z.enum(['yes', 'no'])),
  joined_from: z.optional(day),
  joined_to: z.optional(day),
  sort: z._default(z.enum(['newest', 'oldest', 'name', 'email']), 'newest'),
};

/**
 * GET /v1/admin/people. `q`: the beginnings of words of a name or an address, or a whole ID, or all 10 digits of a phone
 * number. `role`: of an administrator with the same address, or `learner` if there is none. `joined_from` and
 * `joined_to`: the first and the last day (UTC). `after`: what the page before named as next.
 */
export const peopleQuery = z.strictObject({
  ...filter,
  after: z.optional(z.uuid('must be the next value of the previous page')),
});
export type PeopleQuery = z.input<typeof peopleQuery>;

/** GET /v1/admin/people/export: as a CSV file, at most PEOPLE_EXPORT_ROWS. */
export const peopleExportQuery = z.strictObject(filter);
export const PEOPLE_EXPORT_ROWS = 100_000;

export const peoplePage = z.object({
  items: z.array(foundPerson),
  /** Of all pages. */
  total: z.int(),
  /** `after` of the next page; null on the last one. */
  next: z.nullable(z.uuid()),
});
export type PeoplePage = z.infer<typeof peoplePage>;

/** What happened to an account, or was done with it. */
export const personEvent = z.object({
  at: z.iso.datetime(),
  /**
   * - `joined`, `verified`: the account and its email
   * - `login`: a session began; `detail` is its device
   * - `signin.failed` and other security events of a day, `times` of them; `at` is the last one's time
   * - `report`: the person reported a comment; `reported`: someone reported one of theirs; `detail` is the reason
   * - `comment.hide`, `comment.restore`: a moderator decided about a comment of theirs
   * - `warning`: a moderator warned the person; `detail` is the reason
   * - `person.disable`, `person.enable`, `person.sign-out`: an owner did, for the reason in `detail`
   */
  kind: z.string(),
  detail: z.string(),
  /** The administrator who did it; null if nobody did. */
  by: z.nullable(z.string()),
  times: z.int(),
});
export type PersonEvent = z.infer<typeof personEvent>;

export const personParams = z.strictObject({ id: z.uuid('must be the id of a person') });

/** GET /v1/admin/people/{id}: what an owner needs to help a person or to shut them out, and no more. */
export const adminPerson = z.extend(foundPerson, {
  /** The last digits of the phone number; null if there is none. */
  phoneEnding: z.nullable(z.string()),
  /** Ways to sign in. */
  providers: z.array(provider),
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
  /** What happened, newest first. */
  events: z.array(personEvent),
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
  'GET /v1/admin/people/export': {
    access: 'admin:people',
    query: peopleExportQuery,
    answers: { 200: z.string() },
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
