import type { CanaryInfo, CanaryList } from '@site/shared/contracts';
import { publish } from '../../../../testing/publish.ts';
import { createReleasingSite, type ReleasingSite } from '../../../../testing/releasing-site.ts';
import { FIRST, SECOND, THIRD } from '../../../../testing/stored-releases.ts';
import { createTestApp } from '../../../../testing/test-app.ts';

let site: ReleasingSite;
let team: ReleasingSite['owners'];
beforeEach(async () => {
  site = await createReleasingSite('mfe-a', 'mfe-b');
  team = site.owners;
  for (const unit of ['mfe-a', 'mfe-b', 'shell']) await publish(team, { unit, version: SECOND });
});
afterEach(() => site.close());

const begin = (unit = 'mfe-a', version = SECOND, why?: string, by = team) =>
  by.post('/v1/releases/canaries', { unit, version, why });

const stop = (id: number, why?: string, by = team) =>
  by.post(`/v1/releases/canaries/${id}/stop`, { why });

const list = async (): Promise<CanaryInfo[]> =>
  ((await team.get('/v1/releases/canaries')).json() as CanaryList).canaries;

test('a canary begins with the first share, and says who began it and why', async () => {
  const other = await site.team({ unit: 'mfe-a', rights: ['promote'] });
  const answer = await begin('mfe-a', SECOND, 'New filters.', other);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    {
      unit: 'mfe-a',
      version: SECOND,
      comparedWith: FIRST,
      state: 'running',
      share: 0.01,
      beganBy: other.name,
      why: 'New filters.',
      endedAt: null,
    },
  ]);
  expect(await list()).toMatchObject([{ id: answer.json().id, state: 'running' }]);
  const { units } = (await team.get('/v1/releases')).json();
  expect(units[1]).toMatchObject({ unit: 'mfe-a', live: FIRST });
});

test('a canary that is begun twice, since the answer was lost, is one', async () => {
  const { id } = (await begin()).json();
  expect((await begin()).json()).toMatchObject({ id });
  expect(await list()).toHaveLength(1);
});

test('while one runs no other begins, and it is said what to do', async () => {
  await begin();
  const { statusCode, ...answer } = await begin('mfe-b');
  expect([statusCode, answer.json().message]).toEqual([
    409,
    `mfe-a ${SECOND} is being tried with 1 % of visitors. Only one version can be tried at a time, so that failures are never blamed on the wrong one. Wait for it, or stop it with: npm run mfe -- canary stop`,
  ]);
});

test('of many that begin at once, one does', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, turn) => begin(turn % 2 ? 'mfe-a' : 'mfe-b')),
  );
  const begun = new Set(
    answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().id),
  );
  expect(begun.size).toBe(1);
  expect(await list()).toHaveLength(1);
});

test.each<[string, string, string, number, RegExp]>([
  ["a version that isn't stored", 'mfe-a', THIRD, 404, /has no mfe-a 1\.2\.0/],
  ['what is live already', 'mfe-a', FIRST, 409, /is already live/],
  ["a unit that isn't live", 'mfe-c', SECOND, 409, /mfe-c isn't live, so there is nothing/],
  ['the shell', 'shell', SECOND, 409, /can't be tried with some visitors/],
])('no canary begins with %s', async (_, unit, version, status, says) => {
  const answer = await begin(unit, version);
  expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringMatching(says)]);
  expect(await list()).toEqual([]);
});

test("a version that doesn't fit what is live isn't tried, and it is said why", async () => {
  await publish(team, { unit: 'mfe-a', version: THIRD, facts: { contract: '^9.0.0' } });
  const answer = await begin('mfe-a', THIRD);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toMatch(/needs contract \^9\.0\.0/);
});

test('where pages tell nothing, no canary begins', async () => {
  const silent = await createTestApp({ TELEMETRY: 'off' });
  const answer = await begin('mfe-a', SECOND, undefined, await silent.team());
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    expect.stringContaining('TELEMETRY=off'),
  ]);
  await silent.close();
});

test('a token needs the right to promote to begin one, and to roll back to stop it', async () => {
  const publishing = await site.team({ unit: 'mfe-a', rights: ['publish', 'rollback'] });
  const refused = await begin('mfe-a', SECOND, undefined, publishing);
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    'This token lacks the right promote for mfe-a.',
  ]);
  const { id } = (await begin()).json();
  const others = await site.team({ unit: 'mfe-b' });
  expect((await stop(id, undefined, others)).statusCode).toBe(403);
  expect((await stop(id, undefined, publishing)).statusCode).toBe(200);
});

test('the person who stops it says why, and nobody stops it twice', async () => {
  const { id } = (await begin()).json();
  expect((await stop(id, 'Lists are empty.')).json()).toMatchObject({
    state: 'stopped',
    verdict: `Stopped by ${team.name}: Lists are empty.`,
    endedAt: expect.any(String),
  });
  const again = await stop(id);
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    `The canary of mfe-a ${SECOND} has already ended.`,
  ]);
  expect((await stop(id + 1)).statusCode).toBe(404);
  expect((await begin('mfe-b')).statusCode).toBe(200);
});

describe('a canary ends', () => {
  test('when somebody makes its candidate live for all', async () => {
    await begin();
    await site.promote('mfe-a', SECOND, 'Good enough.');
    expect(await list()).toMatchObject([{ state: 'promoted', verdict: 'Good enough.' }]);
  });

  test('when somebody makes another version live', async () => {
    await begin();
    await publish(team, { unit: 'mfe-a', version: THIRD });
    await site.promote('mfe-a', THIRD);
    expect(await list()).toMatchObject([
      {
        state: 'stopped',
        verdict: `mfe-a went from ${FIRST} to ${THIRD} in the meantime (promote by ${team.name}).`,
      },
    ]);
  });

  test('when its unit goes back to the version before', async () => {
    await site.promote('mfe-a', SECOND);
    await publish(team, { unit: 'mfe-a', version: THIRD });
    await begin('mfe-a', THIRD);
    await team.post('/v1/releases/rollbacks', { unit: 'mfe-a' });
    expect(await list()).toMatchObject([
      {
        state: 'stopped',
        verdict: `mfe-a went from ${SECOND} to ${FIRST} in the meantime (rollback by ${team.name}).`,
      },
    ]);
  });

  test('not when another unit changes', async () => {
    await begin();
    await site.promote('mfe-b', SECOND);
    expect(await list()).toMatchObject([{ state: 'running' }]);
  });
});
