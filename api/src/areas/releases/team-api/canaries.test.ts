import type { CanaryInfo, CanaryList } from '@site/shared/contracts';
import { publish } from '../../../../testing/publish.ts';
import { createReleasingSite, type ReleasingSite } from '../../../../testing/releasing-site.ts';
import { FIRST, SECOND, THIRD } from '../../../../testing/stored-releases.ts';
import { createTestApp } from '../../../../testing/test-app.ts';

let site: ReleasingSite;
let team: ReleasingSite['owners'];
/** Two remotes of each test's own. */
let one: string;
let other: string;
beforeAll(async () => {
  site = await createReleasingSite();
  team = site.owners;
  await publish(team, { unit: 'shell', version: SECOND });
});
beforeEach(async () => {
  [one, other] = [await site.addRemote(SECOND), await site.addRemote(SECOND)];
});
// Only one version is tried at a time.
afterEach(async () => {
  for (const { id, state } of await list()) if (state === 'running') await stop(id);
});
afterAll(() => site.close());

const begin = (unit = one, version = SECOND, why?: string, by = team) =>
  by.post('/v1/releases/canaries', { unit, version, why });

const stop = (id: number, why?: string, by = team) =>
  by.post(`/v1/releases/canaries/${id}/stop`, { why });

/** The canaries of the test's remotes. */
const list = async (): Promise<CanaryInfo[]> => {
  const { canaries }: CanaryList = (await team.get('/v1/releases/canaries')).json();
  return canaries.filter(({ unit }) => [one, other].includes(unit));
};

test('a canary begins with the first share, and says who began it and why', async () => {
  const holder = await site.team({ unit: one, rights: ['promote'] });
  const answer = await begin(one, SECOND, 'New filters.', holder);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    {
      unit: one,
      version: SECOND,
      comparedWith: FIRST,
      state: 'running',
      share: 0.01,
      beganBy: holder.name,
      why: 'New filters.',
      endedAt: null,
    },
  ]);
  expect(await list()).toMatchObject([{ id: answer.json().id, state: 'running' }]);
  const { units } = (await team.get('/v1/releases')).json();
  expect(units).toContainEqual(expect.objectContaining({ unit: one, live: FIRST }));
});

test('a canary that is begun twice, since the answer was lost, is one', async () => {
  const { id } = (await begin()).json();
  expect((await begin()).json()).toMatchObject({ id });
  expect(await list()).toHaveLength(1);
});

test('while one runs no other begins, and it is said what to do', async () => {
  await begin();
  const { statusCode, ...answer } = await begin(other);
  expect([statusCode, answer.json().message]).toEqual([
    409,
    `${one} ${SECOND} is being tried with 1 % of visitors. Only one version can be tried at a time, so that failures are never blamed on the wrong one. Wait for it, or stop it with: npm run mfe -- canary stop`,
  ]);
});

test('of many that begin at once, one does', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, turn) => begin(turn % 2 ? one : other)),
  );
  const begun = new Set(
    answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().id),
  );
  expect(begun.size).toBe(1);
  expect(await list()).toHaveLength(1);
});

test("no canary begins with what isn't stored, isn't live or is live already, nor with the shell", async () => {
  const cases: [string, string, number, RegExp][] = [
    [one, THIRD, 404, RegExp(`has no ${one} 1\\.2\\.0`)],
    [one, FIRST, 409, /is already live/],
    ['mfe-c', SECOND, 409, /mfe-c isn't live, so there is nothing/],
    ['shell', SECOND, 409, /can't be tried with some visitors/],
  ];
  for (const [unit, version, status, says] of cases) {
    const answer = await begin(unit, version);
    expect([answer.statusCode, answer.json().message]).toEqual([
      status,
      expect.stringMatching(says),
    ]);
  }
  expect(await list()).toEqual([]);
});

test("a version that doesn't fit what is live isn't tried, and it is said why", async () => {
  await publish(team, { unit: one, version: THIRD, facts: { contract: '^9.0.0' } });
  const answer = await begin(one, THIRD);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toMatch(/needs contract \^9\.0\.0/);
});

test('if pages report nothing, no canary begins', async () => {
  const silent = await createTestApp({ TELEMETRY: 'off' });
  const answer = await begin(one, SECOND, undefined, await silent.team());
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    expect.stringContaining('TELEMETRY=off'),
  ]);
  await silent.close();
});

test('a token needs the right to promote to begin one, and to roll back to stop it', async () => {
  const publishing = await site.team({ unit: one, rights: ['publish', 'rollback'] });
  const refused = await begin(one, SECOND, undefined, publishing);
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    `This token lacks the right promote for ${one}.`,
  ]);
  const { id } = (await begin()).json();
  const others = await site.team({ unit: other });
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
    `The canary of ${one} ${SECOND} has already ended.`,
  ]);
  expect((await stop(id + 1)).statusCode).toBe(404);
  expect((await begin(other)).statusCode).toBe(200);
});

describe('a canary ends', () => {
  test('when its candidate goes live for all', async () => {
    await begin();
    await site.promote(one, SECOND, 'Good enough.');
    expect(await list()).toMatchObject([{ state: 'promoted', verdict: 'Good enough.' }]);
  });

  test('when another version goes live', async () => {
    await begin();
    await publish(team, { unit: one, version: THIRD });
    await site.promote(one, THIRD);
    expect(await list()).toMatchObject([
      {
        state: 'stopped',
        verdict: `${one} went from ${FIRST} to ${THIRD} in the meantime (promote by ${team.name}).`,
      },
    ]);
  });

  test('when its unit goes back to the version before', async () => {
    await site.promote(one, SECOND);
    await publish(team, { unit: one, version: THIRD });
    await begin(one, THIRD);
    await team.post('/v1/releases/rollbacks', { unit: one });
    expect(await list()).toMatchObject([
      {
        state: 'stopped',
        verdict: `${one} went from ${SECOND} to ${FIRST} in the meantime (rollback by ${team.name}).`,
      },
    ]);
  });

  test('not when another unit changes', async () => {
    await begin();
    await site.promote(other, SECOND);
    expect(await list()).toMatchObject([{ state: 'running' }]);
  });
});
