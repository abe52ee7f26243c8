import type { Agent } from '../../testing/agent.ts';
import { documentedOperations } from '../../testing/fuzz/operations.ts';
import { sampleRequests } from '../../testing/sample-requests.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { SHIPPED } from '../../testing/test-database.ts';
import { expectedOutcomes, type Outcome, type Role, roles } from './permissions.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp(
    { DEMO: 'off', OAUTH_GITHUB_CLIENT_ID: 'site', OAUTH_GITHUB_CLIENT_SECRET: 'secret' },
    SHIPPED,
  );
}, 60_000);
afterAll(() => site.close());

const rows = Object.entries(expectedOutcomes);

test('every route of the API has its row, and every row its route and its request', async () => {
  const operations = await documentedOperations(site.visitor());
  const routes = operations.map(({ name }) => name).sort();
  expect(rows.map(([route]) => route).sort()).toEqual(routes);
  expect(Object.keys(sampleRequests).sort()).toEqual(routes);
});

/** Who only reads may be the same person for all routes. */
const readers = new Map<Role, Promise<Agent>>();

/** Another browser for each question that changes something: some answers end the session. */
function browserOf(role: Role, owner: Agent, route: string): Promise<Agent> {
  if (!route.startsWith('GET ')) return newBrowser(role, owner);
  const reader = readers.get(role) ?? newBrowser(role, owner);
  if (role !== 'owner') readers.set(role, reader);
  return reader;
}

async function newBrowser(role: Role, owner: Agent): Promise<Agent> {
  if (role === 'visitor') return site.visitor();
  if (role === 'admin') return site.signInAdmin();
  if (role === 'editor') return site.signInAdmin('editor');
  if (role === 'reviewer') return site.team({ rights: ['approve'] });
  return role === 'owner' ? owner : site.signUp();
}

const outcomes: Record<number, Outcome> = { 401: 'sign in', 403: 'forbidden', 404: 'not found' };

const outcomeOf = (status: number): Outcome | number =>
  status < 400 ? 'served' : (outcomes[status] ?? status);

/** The owner comes last: what is theirs, and their session, may end with it. */
const inTurn = roles.toSorted((one, other) => Number(one === 'owner') - Number(other === 'owner'));

test.each(rows)('%s answers each person as the table says', async (route, expected) => {
  const seen: Partial<Record<Role, Outcome | number>> = {};
  const owner = await site.signUp();
  for (const role of inTurn) {
    const answer = await sampleRequests[route]?.(await browserOf(role, owner, route), {
      site,
      owner,
    });
    seen[role] = outcomeOf(answer?.statusCode ?? 0);
  }
  expect(seen).toEqual(expected);
});
