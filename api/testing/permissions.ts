import {
  type Access,
  type AdminRight,
  type AdminRole,
  adminRole,
  roleHasRight,
} from '@site/shared/contracts/composition';
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
 * `owner` is the learner to whom belongs what the request is about, `other` any other learner; `approver` has a
 * release token that may do nothing but approve. The others are administrators with each role.
 */
const callers = ['visitor', 'owner', 'other', 'approver'] as const;
export const roles = [
  ...callers,
  ...adminRole.options.map((role): `admin:${AdminRole}` => `admin:${role}`),
];
export type Role = (typeof roles)[number];

const row = (
  visitor: Outcome,
  owner: Outcome,
  other: Outcome,
  admin: Outcome | ((role: AdminRole) => Outcome),
  // A token is no session: it opens nothing that a visitor may not.
  approver: Outcome = visitor,
) => ({
  visitor,
  owner,
  other,
  approver,
  ...(Object.fromEntries(
    adminRole.options.map((role) => [
      `admin:${role}`,
      typeof admin === 'string' ? admin : admin(role),
    ]),
  ) as Record<`admin:${AdminRole}`, Outcome>),
});

const everybody = row('served', 'served', 'served', 'served');
const learners = row('sign in', 'served', 'served', 'sign in');
const admins = row('sign in', 'sign in', 'sign in', 'served');
const adminsWith = (right: AdminRight) =>
  row('sign in', 'sign in', 'sign in', (role) =>
    roleHasRight(role, right) ? 'served' : 'forbidden',
  );
/** A release token counts there, and nobody's session. */
const tokens = (approver: Outcome) => row('sign in', 'sign in', 'sign in', 'sign in', approver);
/** What a token may do with any right. */
const anyToken = tokens('served');
/** What takes a right that this token lacks. */
const otherRight = tokens('forbidden');
const ownerAlone = row('sign in', 'served', 'forbidden', 'sign in');

/** What each access means for each person. */
function outcomesOf(access: Access): Record<Role, Outcome> {
  if (access === 'team:approve') return tokens('served');
  if (access.startsWith('team:')) return tokens('forbidden');
  if (access.startsWith('admin:')) return adminsWith(access.slice('admin:'.length) as AdminRight);
  return byAccess[access as keyof typeof byAccess];
}

const byAccess = {
  public: everybody,
  anyone: everybody,
  learner: learners,
  owner: ownerAlone,
  admin: admins,
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
