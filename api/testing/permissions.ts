import type { Access } from '@site/shared/contracts/composition';
import { routes } from '@site/shared/contracts/site';

/**
 * Who may request what: the kind of response each person gets to a request that is otherwise in order.
 *
 * - `served`: what was requested
 * - `sign in`: 401, also if a token is required
 * - `forbidden`: 403
 * - `not found`: 404, if even the existence is nobody else's business
 */
export type Outcome = 'served' | 'sign in' | 'forbidden' | 'not found';

/**
 * `owner` is the learner to whom belongs what the request is about, `other` any other learner; `admin` is an
 * administrator who owns the site, `editor` one who looks after its content; `reviewer` has a release token
 * that may do nothing but approve.
 */
export const roles = ['visitor', 'owner', 'other', 'admin', 'editor', 'reviewer'] as const;
export type Role = (typeof roles)[number];

const row = (
  visitor: Outcome,
  owner: Outcome,
  other: Outcome,
  admin: Outcome,
  editor: Outcome = admin,
  // A token is no session: it opens nothing that a visitor may not.
  reviewer: Outcome = visitor,
) => ({ visitor, owner, other, admin, editor, reviewer });

const everybody = row('served', 'served', 'served', 'served');
const learners = row('sign in', 'served', 'served', 'sign in');
const admins = row('sign in', 'sign in', 'sign in', 'served');
const siteOwners = row('sign in', 'sign in', 'sign in', 'served', 'forbidden');
/** A release token counts there, and nobody's session. */
const tokens = (reviewer: Outcome) =>
  row('sign in', 'sign in', 'sign in', 'sign in', 'sign in', reviewer);
/** What a token may do with any right. */
const anyToken = tokens('served');
/** What takes a right that the reviewer's token lacks. */
const otherRight = tokens('forbidden');
const ownerAlone = row('sign in', 'served', 'forbidden', 'sign in');

/** What each access means for each person. */
function outcomesOf(access: Access): Record<Role, Outcome> {
  if (access === 'team:approve') return tokens('served');
  if (access.startsWith('team:')) return tokens('forbidden');
  return byAccess[access as keyof typeof byAccess];
}

const byAccess = {
  public: everybody,
  anyone: everybody,
  learner: learners,
  owner: ownerAlone,
  admin: admins,
  'site-owner': siteOwners,
  team: anyToken,
};

/** Where what a request is about decides as well, so that the access alone doesn't say what each person gets. */
const exceptions: Partial<Record<keyof typeof routes, Record<Role, Outcome>>> = {
  // The cookie that it takes says whose session it is.
  'POST /v1/auth/refresh': learners,
  'DELETE /v1/auth/sessions/{id}': row('sign in', 'served', 'not found', 'sign in'),

  'DELETE /v1/profile/imports/{id}': row('sign in', 'served', 'not found', 'sign in'),
  // As long as it is private.
  'GET /v1/profiles/{handle}': row('not found', 'served', 'not found', 'not found'),

  'PATCH /v1/comments/{id}': row('sign in', 'served', 'forbidden', 'sign in'),
  'DELETE /v1/comments/{id}': row('sign in', 'served', 'forbidden', 'sign in'),
  'POST /v1/comments/{id}/reports': row('sign in', 'forbidden', 'served', 'sign in'),

  'GET /v1/admins/demonstration': row('not found', 'not found', 'not found', 'not found'),

  // Two release manifests that were never made.
  'GET /v1/releases/diff': tokens('not found'),
  'GET /v1/releases/rights': otherRight,
};

/** What each person gets from each route of the API, such as GET /v1/posts/{id}. */
export const expectedOutcomes: Record<string, Record<Role, Outcome>> = {
  ...Object.fromEntries(
    Object.entries(routes).map(([name, { access }]) => [name, outcomesOf(access)]),
  ),
  ...exceptions,
};
