import { type Access, routes } from '@site/shared/contracts';

/**
 * Who may ask what: the kind of answer each person gets to a request that is otherwise in order.
 *
 * - `served`: what was asked for
 * - `sign in`: 401, also where a token is asked for
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
/** What takes the right to approve. */
const approval = tokens('served');
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
const exceptions: Record<string, Record<Role, Outcome>> = {
  'GET /v1/health': everybody,
  'GET /v1/ready': everybody,
  'POST /v1/remote-failures': everybody,
  'POST /v1/telemetry': everybody,

  'POST /v1/auth/signup': everybody,
  'POST /v1/auth/signin': everybody,
  'POST /v1/auth/refresh': learners,
  'POST /v1/auth/logout': everybody,
  'GET /v1/auth/me': learners,
  'POST /v1/auth/verification': learners,
  'POST /v1/auth/verify': everybody,
  'POST /v1/auth/claim': everybody,
  'PUT /v1/auth/email': learners,
  'POST /v1/auth/password/forgot': everybody,
  'POST /v1/auth/password/reset': everybody,
  'PUT /v1/auth/password': learners,
  'POST /v1/auth/password': learners,
  'POST /v1/auth/deletion': learners,
  'POST /v1/auth/deletion/confirm': everybody,
  'GET /v1/passwords/range/{prefix}': everybody,
  'GET /v1/auth/sessions': learners,
  'DELETE /v1/auth/sessions/{id}': row('sign in', 'served', 'not found', 'sign in'),
  'DELETE /v1/auth/sessions': learners,

  'GET /v1/oauth/{provider}': everybody,
  'GET /v1/oauth/{provider}/callback': everybody,

  'POST /v1/request-callback': everybody,
  'GET /v1/roadmaps': everybody,
  'GET /v1/roadmaps/{id}': everybody,
  'GET /v1/roadmaps/{id}/units/{unitId}': everybody,
  'GET /v1/dsa-categories': everybody,
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
  'POST /v1/users/{userId}/revisions/additions': ownerAlone,
  'DELETE /v1/users/{userId}/revisions/additions/{additionId}': ownerAlone,
  'GET /v1/users/{userId}/revisions/count': ownerAlone,
  'PUT /v1/users/{userId}/revisions/{unitId}': ownerAlone,
  'DELETE /v1/users/{userId}/revisions/{unitId}': ownerAlone,
  'POST /v1/users/{userId}/revisions/{unitId}/reviews': ownerAlone,
  'DELETE /v1/users/{userId}/revisions/{unitId}/reviews/{reviewId}': ownerAlone,

  'POST /v1/plans/preview': everybody,
  'GET /v1/users/{userId}/plan': ownerAlone,
  'PUT /v1/users/{userId}/plan': ownerAlone,
  'DELETE /v1/users/{userId}/plan': ownerAlone,
  'GET /v1/users/{userId}/plan.ics': ownerAlone,
  'POST /v1/users/{userId}/plan/calendar': ownerAlone,
  'DELETE /v1/users/{userId}/plan/calendar': ownerAlone,
  'GET /v1/calendars/{file}': everybody,

  'POST /v1/users/{userId}/merges/preview': ownerAlone,
  'POST /v1/users/{userId}/merges': ownerAlone,
  'DELETE /v1/users/{userId}/merges/{id}': ownerAlone,

  'GET /v1/users/{userId}/dsa-problems/{problemId}/attempts': ownerAlone,
  'POST /v1/users/{userId}/dsa-problems/{problemId}/attempts': ownerAlone,
  'GET /v1/users/{userId}/dsa-problems/{problemId}/draft': ownerAlone,
  'PUT /v1/users/{userId}/dsa-problems/{problemId}/draft': ownerAlone,
  'DELETE /v1/users/{userId}/dsa-problems/{problemId}/draft': ownerAlone,
  'GET /v1/users/{userId}/dsa-problems/{problemId}/cases': ownerAlone,
  'PUT /v1/users/{userId}/dsa-problems/{problemId}/cases': ownerAlone,
  'GET /v1/users/{userId}/units/{unitId}/attempts': ownerAlone,
  'POST /v1/users/{userId}/units/{unitId}/attempts': ownerAlone,
  'GET /v1/users/{userId}/units/{unitId}/draft': ownerAlone,
  'PUT /v1/users/{userId}/units/{unitId}/draft': ownerAlone,
  'DELETE /v1/users/{userId}/units/{unitId}/draft': ownerAlone,
  'GET /v1/users/{userId}/units/{unitId}/cases': ownerAlone,
  'PUT /v1/users/{userId}/units/{unitId}/cases': ownerAlone,
  'GET /v1/users/{userId}/quizzes/{unitId}/answers': ownerAlone,
  'PUT /v1/users/{userId}/quizzes/{unitId}/answers': ownerAlone,

  'GET /v1/mock-tests': everybody,
  'GET /v1/mock-interviews/{id}': everybody,
  'GET /v1/users/{userId}/mock-interviews/{interviewId}/marks': ownerAlone,
  'PUT /v1/users/{userId}/mock-interviews/{interviewId}/marks': ownerAlone,
  'GET /v1/users/{userId}/mock-attempts': ownerAlone,
  'POST /v1/users/{userId}/mock-attempts': ownerAlone,
  'GET /v1/users/{userId}/mock-attempts/{attemptId}': ownerAlone,
  'PUT /v1/users/{userId}/mock-attempts/{attemptId}/work': ownerAlone,
  'POST /v1/users/{userId}/mock-attempts/{attemptId}/hand-in': ownerAlone,
  'POST /v1/users/{userId}/mock-attempts/{attemptId}/reopen': ownerAlone,
  'PUT /v1/users/{userId}/mock-attempts/{attemptId}/judgement': ownerAlone,

  'GET /v1/home': learners,
  'PUT /v1/home/last': learners,

  'GET /v1/profile': learners,
  'PUT /v1/profile/basic-info': learners,
  'PUT /v1/profile/socials': learners,
  'PUT /v1/profile/visibility': learners,
  'PUT /v1/profile/mails': learners,
  'PUT /v1/profile/revision': learners,
  'PUT /v1/profile/handle': learners,
  'PUT /v1/profile/phone': learners,
  'PUT /v1/profile/avatar': learners,
  'DELETE /v1/profile/avatar': learners,
  'GET /v1/profile/progress': learners,
  'GET /v1/profile/activity': learners,
  'GET /v1/profile/saved': learners,
  'GET /v1/profile/export': learners,
  'GET /v1/profile/progress.csv': learners,
  'POST /v1/profile/imports/preview': learners,
  'POST /v1/profile/imports': learners,
  'GET /v1/profile/imports': learners,
  'DELETE /v1/profile/imports/{id}': row('sign in', 'served', 'not found', 'sign in'),
  // As long as it is private.
  'GET /v1/profiles/{handle}': row('not found', 'served', 'not found', 'not found'),
  'GET /v1/colleges': everybody,

  'GET /v1/posts': everybody,
  'GET /v1/posts/{id}': everybody,
  'GET /v1/announcements': everybody,
  'POST /v1/announcements/read': learners,
  'GET /v1/notifications': everybody,
  'POST /v1/notifications/read': learners,

  'PATCH /v1/comments/{id}': row('sign in', 'served', 'forbidden', 'sign in'),
  'DELETE /v1/comments/{id}': row('sign in', 'served', 'forbidden', 'sign in'),
  'POST /v1/comments/{id}/reports': row('sign in', 'forbidden', 'served', 'sign in'),

  'POST /v1/admins/auth/signin': everybody,
  'POST /v1/admins/auth/logout': everybody,
  'POST /v1/admins/auth/password': admins,
  'GET /v1/admins/me': admins,
  'GET /v1/admins/demonstration': row('not found', 'not found', 'not found', 'not found'),
  'POST /v1/admins/auth/code': everybody,
  'PUT /v1/admins/me/password': admins,
  'GET /v1/admins/me/second-factor': admins,
  'POST /v1/admins/me/second-factor': admins,
  'POST /v1/admins/me/second-factor/confirm': admins,
  'POST /v1/admins/me/second-factor/recovery-codes': admins,
  'POST /v1/admins/me/second-factor/off': admins,
  'GET /v1/admin/administrators': siteOwners,
  'PATCH /v1/admin/administrators/{id}': siteOwners,
  'DELETE /v1/admin/administrators/{id}': siteOwners,
  'GET /v1/admin/invitations': siteOwners,
  'POST /v1/admin/invitations': siteOwners,
  'DELETE /v1/admin/invitations/{id}': siteOwners,
  'POST /v1/admins/invitation': everybody,
  'GET /v1/admin/people': siteOwners,
  'GET /v1/admin/people/{id}': siteOwners,
  'PATCH /v1/admin/people/{id}': siteOwners,
  'POST /v1/admin/people/{id}/sign-out': siteOwners,
  'GET /v1/admin/audit-log': siteOwners,
  'GET /v1/admin/audit-log/authors': siteOwners,
  'GET /v1/admin/security-events': siteOwners,
  'GET /v1/admin/analytics': admins,
  'GET /v1/admin/releases/health': admins,
  'GET /v1/admin/rendering': admins,
  'GET /v1/admin/releases': admins,
  'GET /v1/admin/releases/history': admins,
  'GET /v1/admin/releases/diff': admins,
  'POST /v1/admin/releases/promotions': siteOwners,
  'POST /v1/admin/releases/rollbacks': siteOwners,
  'POST /v1/admin/releases/restorations': siteOwners,
  'POST /v1/admin/releases/withdrawals': siteOwners,
  'POST /v1/admin/releases/collections': siteOwners,
  'GET /v1/admin/releases/canaries': admins,
  'GET /v1/admin/releases/canaries/{id}': admins,
  'POST /v1/admin/releases/canaries': siteOwners,
  'POST /v1/admin/releases/canaries/{id}/stop': siteOwners,
  'GET /v1/admin/releases/approvals': admins,
  'POST /v1/admin/releases/approvals/{id}/approve': siteOwners,
  'POST /v1/admin/releases/approvals/{id}/reject': siteOwners,
  'PUT /v1/admin/releases/approval-rules/{unit}': siteOwners,
  'POST /v1/admin/releases/views': admins,
  'POST /v1/admin/releases/previews': siteOwners,
  'GET /v1/admin/releases/tokens': admins,
  'POST /v1/admin/releases/tokens': siteOwners,
  'POST /v1/admin/releases/tokens/{id}/end': siteOwners,
  'GET /v1/admin/callbacks': siteOwners,
  'GET /v1/admin/callbacks/export': siteOwners,
  'PATCH /v1/admin/callbacks/{id}': siteOwners,
  'DELETE /v1/admin/callbacks/{id}': siteOwners,
  'GET /v1/admin/reports': admins,
  'GET /v1/admin/reports/count': admins,
  'GET /v1/admin/comments': admins,
  'POST /v1/admin/comments/{id}/decisions': admins,
  'GET /v1/admin/announcements': admins,
  'POST /v1/articles/': admins,
  'GET /v1/admin/articles/{id}': admins,
  'PUT /v1/admin/articles/{id}': admins,
  'DELETE /v1/admin/articles/{id}': admins,
  'POST /v1/admin/articles/{id}/restore': admins,
  'PUT /v1/admin/articles/{id}/draft': admins,
  'DELETE /v1/admin/articles/{id}/draft': admins,
  'GET /v1/admin/articles/{id}/versions': admins,
  'GET /v1/admin/articles/{id}/versions/{number}': admins,
  'POST /v1/admin/articles/bulk': admins,
  'POST /v1/admin/articles/preview': admins,
  'GET /v1/admin/articles/slugs/{slug}': admins,
  'POST /v1/admin/images': admins,
  'POST /v1/articles/categories/': admins,
  'GET /v1/admin/analytics/overview': admins,
  'POST /v1/admin/announcements': admins,
  'PUT /v1/admin/announcements/{id}': admins,
  'DELETE /v1/admin/announcements/{id}': admins,

  'GET /v1/admin/roadmaps': admins,
  'POST /v1/admin/roadmaps': admins,
  'GET /v1/admin/roadmaps/{id}': admins,
  'PUT /v1/admin/roadmaps/{id}': admins,
  'PUT /v1/admin/roadmaps/{id}/order': admins,
  'PUT /v1/admin/roadmaps/{id}/retired': admins,
  'POST /v1/admin/roadmaps/{id}/topics': admins,
  'PUT /v1/admin/topics/{id}': admins,
  'PUT /v1/admin/topics/{id}/retired': admins,
  'POST /v1/admin/topics/{id}/units': admins,
  'PUT /v1/admin/units/{id}': admins,
  'PUT /v1/admin/units/{id}/retired': admins,

  'GET /v1/admin/dsa-problems': admins,
  'POST /v1/admin/dsa-problems': admins,
  'PUT /v1/admin/dsa-problems/order': admins,
  'GET /v1/admin/dsa-problems/{id}': admins,
  'PUT /v1/admin/dsa-problems/{id}': admins,
  'DELETE /v1/admin/dsa-problems/{id}/draft': admins,
  'POST /v1/admin/dsa-problems/{id}/publish': admins,
  'PUT /v1/admin/dsa-problems/{id}/retired': admins,
  'POST /v1/admin/dsa-problems/{id}/runs': admins,

  'GET /v1/admin/content/export': admins,
  'POST /v1/admin/content/import/preview': admins,
  'POST /v1/admin/content/import': admins,

  'GET /v1/releases': anyToken,
  'POST /v1/releases': otherRight,
  'GET /v1/releases/history': anyToken,
  // Two release manifests that were never made.
  'GET /v1/releases/diff': tokens('not found'),
  'POST /v1/releases/missing-files': otherRight,
  'PUT /v1/releases/files': otherRight,
  'POST /v1/releases/promotions': otherRight,
  'POST /v1/releases/rollbacks': otherRight,
  'POST /v1/releases/withdrawals': otherRight,
  'GET /v1/releases/canaries': anyToken,
  'POST /v1/releases/canaries': otherRight,
  'POST /v1/releases/canaries/{id}/stop': otherRight,
  'GET /v1/releases/approvals': anyToken,
  'GET /v1/releases/approvals/{id}': anyToken,
  'POST /v1/releases/approvals/{id}/approve': approval,
  'POST /v1/releases/approvals/{id}/reject': approval,
  'POST /v1/releases/previews': otherRight,
  'POST /v1/releases/restorations': otherRight,
  'POST /v1/releases/collections': otherRight,
  'GET /v1/releases/rights': otherRight,
  'GET /v1/releases/tokens': otherRight,
  'POST /v1/releases/tokens': otherRight,
  'DELETE /v1/releases/tokens/{id}': otherRight,
};

/** What each person gets from each route of the API, such as GET /v1/posts/{id}. */
export const expectedOutcomes: Record<string, Record<Role, Outcome>> = {
  ...Object.fromEntries(
    Object.entries(routes).map(([name, { access }]) => [name, outcomesOf(access)]),
  ),
  ...exceptions,
};
