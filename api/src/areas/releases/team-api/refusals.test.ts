import type { Agent } from '../../../../testing/agent.ts';
import { createReleasingSite, type ReleasingSite } from '../../../../testing/releasing-site.ts';
import { SECOND, THIRD } from '../../../../testing/stored-releases.ts';

let site: ReleasingSite;
let team: Agent;
beforeAll(async () => {
  site = await createReleasingSite('mfe-a');
  team = site.owners;
});
afterAll(() => site.close());

const rollBack = (to?: string) => team.post('/v1/releases/rollbacks', { unit: 'mfe-a', to });
const restore = (manifestId: string) => team.post('/v1/releases/restorations', { manifestId });
const list = async () => (await team.get('/v1/releases')).json();
const entries = async () => (await site.database.pool.query('select count(*) from audit_log')).rows;

test.each<[string, () => ReturnType<Agent['get']>, number, RegExp]>([
  ['a version nobody uploaded', () => site.promote('mfe-a', SECOND), 404, /The store has no mfe-a/],
  ['a way back that is none', () => rollBack(), 409, /mfe-a has no version to go back to/],
  ['a version that was never live', () => rollBack(THIRD), 409, /was never live/],
  ['a manifest that never was', () => restore('9-none'), 404, /No release manifest 9-none/],
  [
    'a comparison with a manifest that never was',
    () => team.get('/v1/releases/diff?from=9-none&to=9-none'),
    404,
    /No release manifest 9-none/,
  ],
])(
  '%s is refused in words, nothing changes, and the audit log says nothing',
  async (_, ask, status, says) => {
    const [before, logged] = [await list(), await entries()];
    const answer = await ask();
    expect([answer.statusCode, answer.json().message]).toEqual([
      status,
      expect.stringMatching(says),
    ]);
    expect([await list(), await entries()]).toEqual([before, logged]);
  },
);

test.each(['before=0', 'before=99999999999', 'limit=0', 'limit=101', 'limit=x', 'unit=..'])(
  'a history with %s is refused',
  async (query) => {
    const answer = await team.get(`/v1/releases/history?${query}`);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
      400,
      [query.split('=')[0]],
    ]);
  },
);

test.each([0, 1_001, 1.5, '2'])('a collection that keeps %j versions is refused', async (keep) => {
  expect((await team.post('/v1/releases/collections', { keep })).statusCode).toBe(400);
});
