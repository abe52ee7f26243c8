import { adminRole } from '@site/shared/contracts/composition';
import { routes } from '@site/shared/contracts/site';
import CachePolicy from 'http-cache-semantics';
import type { Agent } from '../../testing/agent.ts';
import { documentedOperations } from '../../testing/fuzz/operations.ts';
import { expectedOutcomes, type Outcome, type Role, roles } from '../../testing/permissions.ts';
import { routesOf } from '../../testing/routes.ts';
import type { Sample } from '../../testing/sample.ts';
import { sampleRequests } from '../../testing/sample-requests.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { SHIPPED } from '../../testing/test-database.ts';

let site: TestApp;
let served: string[];
beforeAll(async () => {
  const all = await routesOf(async () => {
    site = await createTestApp(
      { DEMO: 'off', OAUTH_GITHUB_CLIENT_ID: 'site', OAUTH_GITHUB_CLIENT_SECRET: 'secret' },
      SHIPPED,
    );
    await site.app.ready();
  });
  served = all.map(({ name }) => name);
  // Lists cost time for each problem: left are the one that requests are about, and those of mock tests and interviews.
  await site.database.pool.query(
    `delete from dsa_problems where slug <> 'two-sum'
       and not exists (select from mock_tests where slug = any(problems))
       and not exists (select from mock_interviews where parts::text like '%"' || slug || '"%')`,
  );
});
afterAll(() => site.close());

const rows = Object.entries(expectedOutcomes);

/** Served without its closing slash, too. */
const isTwin = (name: string) => served.includes(`${name}/`);

test('every route below /v1 is one that the contracts define, with its access', () => {
  expect(served.filter((name) => !isTwin(name)).toSorted()).toEqual(Object.keys(routes).toSorted());
});

test('every route of the API has its row, and every row its route and its request', async () => {
  const operations = await documentedOperations(site.visitor());
  const routes = operations.map(({ name }) => name).sort();
  expect(rows.map(([route]) => route).sort()).toEqual(routes);
  expect(Object.keys(sampleRequests).sort()).toEqual(routes);
});

/** Browsers whose people have changed nothing so far: they only read, or were refused. */
const unused = new Map<Role, Agent>();
let unusedOwner: Sample['owner'] | undefined;

/** Even a refusal there drops cookies. */
const isAboutSessions = (route: string) => route.includes('/auth/');

const browserOf = async (role: Role, owner: Agent, route: string): Promise<Agent> =>
  (isAboutSessions(route) ? undefined : unused.get(role)) ?? newBrowser(role, owner);

/** After what changed something the next route gets another browser, since some of it ends the session. */
function reuse(role: Role, agent: Agent, route: string, outcome: Outcome | number): void {
  if (role === 'owner' || isAboutSessions(route)) return;
  if (route.startsWith('GET ') || outcome !== 'served') unused.set(role, agent);
  else unused.delete(role);
}

async function newBrowser(role: Role, owner: Agent): Promise<Agent> {
  if (role === 'visitor') return site.visitor();
  if (role === 'approver') return site.team({ rights: ['approve'] });
  if (role === 'owner') return owner;
  return role === 'other'
    ? site.signUp()
    : site.signInAdmin(adminRole.parse(role.slice('admin:'.length)));
}

const outcomes: Record<number, Outcome> = { 401: 'sign in', 403: 'forbidden', 404: 'not found' };

const outcomeOf = (status: number): Outcome | number =>
  status < 400 ? 'served' : (outcomes[status] ?? status);

/** Whether a cache that everybody shares may store the response. */
const isStorable = (route: string, { headers, statusCode }: Response) =>
  new CachePolicy(
    { method: route.split(' ')[0], url: '/', headers: {} },
    { status: statusCode, headers: headers as CachePolicy.Headers },
    { shared: true },
  ).storable();

type Response = Awaited<ReturnType<Agent['get']>>;

/** The owner comes last: what is theirs, and their session, may end with it. */
const inTurn = roles.toSorted((one, other) => Number(one === 'owner') - Number(other === 'owner'));

const isAdmin = (role: Role) => role.startsWith('admin:');
const adminRoles = roles.filter(isAdmin);

/** Where the role of an administrator makes no difference, one of them requests it: each in turn. */
function triedOn(route: string, place: number, expected: Record<Role, Outcome>): Role[] {
  const isSame = new Set(adminRoles.map((role) => expected[role])).size === 1;
  const isOfAdmins = routes[route as keyof typeof routes]?.access.startsWith('admin');
  const one = adminRoles[place % adminRoles.length];
  return isSame && !isOfAdmins ? inTurn.filter((role) => !isAdmin(role) || role === one) : inTurn;
}

test.each(
  rows.map(([route, expected], place) => ({
    route,
    expected,
    tried: triedOn(route, place, expected),
  })),
)('$route answers each person as the table says', async ({ route, expected, tried }) => {
  const bodies: Partial<Record<Role, string>> = {};
  const seen: Partial<Record<Role, Outcome | number>> = {};
  const owner = unusedOwner ?? (await site.signUp());
  for (const role of tried) {
    const agent = await browserOf(role, owner, route);
    const answer = await sampleRequests[route]?.(agent, { site, owner });
    const outcome = outcomeOf(answer?.statusCode ?? 0);
    seen[role] = outcome;
    if (answer && isStorable(route, answer)) bodies[role] = answer.body;
    reuse(role, agent, route, outcome);
  }
  // What is theirs and their session may have ended with it.
  unusedOwner = seen.owner === 'served' || isAboutSessions(route) ? undefined : owner;
  expect(seen).toEqual(Object.fromEntries(tried.map((role) => [role, expected[role]])));
  // What caches may store is the same for all.
  expect(new Set(Object.values(bodies)).size).toBeLessThanOrEqual(1);
});
