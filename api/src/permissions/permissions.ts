/**
 * Who may ask what: the kind of answer each person gets to a request that is otherwise in order.
 *
 * - `served`: what was asked for
 * - `sign in`: 401
 * - `forbidden`: 403
 * - `not found`: 404, where even the existence is nobody else's business
 */
export type Outcome = 'served' | 'sign in' | 'forbidden' | 'not found';

/** `owner` is the learner to whom belongs what the request is about, `other` any other learner. */
export const roles = ['visitor', 'owner', 'other', 'admin'] as const;
export type Role = (typeof roles)[number];

const row = (visitor: Outcome, owner: Outcome, other: Outcome, admin: Outcome) => ({
  visitor,
  owner,
  other,
  admin,
});

const everybody = row('served', 'served', 'served', 'served');
const learners = row('sign in', 'served', 'served', 'sign in');
const admins = row('sign in', 'sign in', 'sign in', 'served');
const ownerAlone = row('sign in', 'served', 'forbidden', 'sign in');

/** One row a route of the API. A route without a row fails the test beside this file. */
export const permissions: Record<string, Record<Role, Outcome>> = {
  'GET /v1/health': everybody,
  'GET /v1/ready': everybody,

  'POST /v1/auth/signup': everybody,
  'POST /v1/auth/signin': everybody,
  'POST /v1/auth/refresh': learners,
  'POST /v1/auth/logout': everybody,
  'GET /v1/auth/me': learners,
  'POST /v1/auth/verification': learners,
  'POST /v1/auth/verify': everybody,
  'PUT /v1/auth/email': learners,
  'POST /v1/auth/password/forgot': everybody,
  'POST /v1/auth/password/reset': everybody,
  'PUT /v1/auth/password': learners,
  'GET /v1/auth/sessions': learners,
  'DELETE /v1/auth/sessions/{id}': row('sign in', 'served', 'not found', 'sign in'),
  'DELETE /v1/auth/sessions': learners,

  'GET /v1/oauth/{provider}': everybody,
  'GET /v1/oauth/{provider}/callback': everybody,

  'POST /v1/request-callback': everybody,
  'GET /v1/roadmaps': everybody,
  'GET /v1/roadmaps/{id}': everybody,
  'GET /v1/dsa-problems': everybody,
  'GET /v1/dsa-problems/{slug}': everybody,
  'PATCH /v1/users/{userId}/learning-units/{unitId}': row(
    'sign in',
    'served',
    'forbidden',
    'sign in',
  ),

  'GET /v1/search': everybody,
  'GET /v1/articles/': everybody,
  'GET /v1/articles/categories/': everybody,
  'GET /v1/articles/{idOrSlug}': everybody,
  'PUT /v1/articles/{idOrSlug}/like': learners,
  'DELETE /v1/articles/{idOrSlug}/like': learners,
  'POST /v1/articles/{idOrSlug}/views': everybody,

  'GET /v1/users/{userId}/revisions': ownerAlone,
  'GET /v1/users/{userId}/revisions/days': ownerAlone,
  'PUT /v1/users/{userId}/revisions/{unitId}': ownerAlone,
  'DELETE /v1/users/{userId}/revisions/{unitId}': ownerAlone,
  'POST /v1/users/{userId}/revisions/{unitId}/reviews': ownerAlone,
  'DELETE /v1/users/{userId}/revisions/{unitId}/reviews/{reviewId}': ownerAlone,

  'GET /v1/posts': everybody,
  'GET /v1/posts/{id}': everybody,
  'GET /v1/announcements': everybody,
  'POST /v1/announcements/read': learners,
  'GET /v1/notifications': everybody,
  'POST /v1/notifications/read': learners,

  'GET /v1/comments': everybody,
  'GET /v1/comments/{id}': everybody,
  'POST /v1/comments': learners,
  'PATCH /v1/comments/{id}': row('sign in', 'served', 'forbidden', 'sign in'),
  'DELETE /v1/comments/{id}': row('sign in', 'served', 'forbidden', 'sign in'),
  'POST /v1/comments/{id}/reports': row('sign in', 'forbidden', 'served', 'sign in'),

  'POST /v1/admins/auth/signin': everybody,
  'POST /v1/admins/auth/logout': everybody,
  'POST /v1/admins/auth/password': admins,
  'GET /v1/admins/me': admins,
  'GET /v1/admin/audit-log': admins,
  'POST /v1/admin/announcements': admins,
  'DELETE /v1/admin/announcements/{id}': admins,
};
