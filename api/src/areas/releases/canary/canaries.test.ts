import type { ReleaseManifest } from '@site/shared/contracts/composition';
import type { CanaryInfo, CanaryList } from '@site/shared/contracts/releases';
import { type Agent, createAgent, createTeam } from '../../../../testing/agent.ts';
import { countPageViews } from '../../../../testing/page-view-counts.ts';
import { createReleasingSite, type ReleasingSite } from '../../../../testing/releasing-site.ts';
import { testSigner } from '../../../../testing/signer.ts';
import { FIRST, publish, SECOND, THIRD } from '../../../../testing/stored-releases.ts';
import { buildApp } from '../../../app.ts';
import { evaluateCanary } from './evaluate-canary.ts';

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

const begin = (unit = one, version = SECOND, why?: string, by: Agent = team) =>
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

test("no canary begins with what isn't stored, doesn't fit, isn't live or is live already, nor with the shell", async () => {
  const unfit = '2.0.0-h000000009';
  await publish(team, { unit: one, version: unfit, facts: { contract: '^9.0.0' } });
  const cases: [string, string, number, RegExp][] = [
    [one, THIRD, 404, RegExp(`has no ${one} 1\\.2\\.0`)],
    [one, unfit, 409, /needs contract \^9\.0\.0/],
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

test('if pages report nothing, no canary begins', async () => {
  const silent = await buildApp({ ...site.config, telemetry: false }, site.database);
  const newToken = { name: `silent ${one}`, unit: one, rights: ['promote'], days: 1 };
  const { token } = (await team.post('/v1/releases/tokens', newToken)).json();
  const answer = await begin(one, SECOND, undefined, createTeam(silent, site.config, token));
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

  test('when its microfrontend goes back to the version before', async () => {
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

  test('not when another microfrontend changes', async () => {
    await begin();
    await site.promote(other, SECOND);
    expect(await list()).toMatchObject([{ state: 'running' }]);
  });
});

describe('to visitors,', () => {
  beforeEach(async () => {
    await publish(team, { unit: one, version: THIRD });
    await until(async () => (await versionFor(site.visitor())) === FIRST);
  });

  /** @returns its ID, once the process has heard of it */
  async function beginForVisitors(version = SECOND): Promise<number> {
    const { id } = (await begin(one, version)).json();
    await until(async () => (await manifestFor(browser(id, 0))).remotes[one]?.version === version);
    return id;
  }

  /** Processes hear of changes a moment later. */
  async function until(isSo: () => Promise<boolean>) {
    while (!(await isSo())) await new Promise(setImmediate);
  }

  /** A browser that has drawn a number: those below 100 are the first hundredth. */
  function browser(canary: number, group: number, agent = site.visitor()): Agent {
    agent.cookies.set(groupCookie(), `${canary}.${group}`);
    return agent;
  }
  const groupCookie = () => `visitor_group_${new URL(site.config.publicUrl).port}`;

  const manifestFor = async (agent: Agent): Promise<ReleaseManifest> =>
    (await agent.get('/release-manifest.json')).json();

  const composedIn = (body: string): ReleaseManifest =>
    JSON.parse(/<script type="application\/json" id="boot">(.*)<\/script>/.exec(body)?.[1] ?? '')
      .releaseManifest;

  /** The version of the test's remote in a document. */
  const versionFor = async (agent: Agent, url = '/') =>
    composedIn((await agent.get(url)).body).remotes[one]?.version;

  test('while no canary runs, nobody gets a cookie', async () => {
    const visitor = site.visitor();
    expect(await versionFor(visitor)).toBe(FIRST);
    expect(visitor.cookies.size).toBe(0);
  });

  test("who is chosen gets the candidate, which pages replace by the live version if it fails; all others don't", async () => {
    const live = await manifestFor(site.visitor());
    const id = await beginForVisitors();
    const chosen = browser(id, 0);
    const manifest = composedIn((await chosen.get('/')).body);
    expect(manifest.remotes[one]).toMatchObject({
      version: SECOND,
      previous: [FIRST],
      fallback: { version: FIRST },
    });
    expect(manifest.manifestId).not.toBe(live.manifestId);
    expect(testSigner.hasSigned(manifest)).toBe(true);
    expect(await manifestFor(chosen)).toEqual(manifest);
    for (const other of [browser(id, 100), browser(id, 9_999)]) {
      expect(composedIn((await other.get('/')).body)).toEqual(live);
      expect(await manifestFor(other)).toEqual(live);
    }
  });

  test('a browser draws a number once, hidden from scripts, and gets the same version from then on', async () => {
    const id = await beginForVisitors();
    await site.database.pool.query('update canaries set share = 0.5 where id = $1', [id]);
    await until(async () => (await versionFor(browser(id, 4_999))) === SECOND);
    const versions = new Set<string | undefined>();
    for (let turn = 0; turn < 20; turn += 1) {
      const visitor = site.visitor();
      const first = await visitor.get('/');
      expect(first.cookies).toEqual([
        {
          name: groupCookie(),
          value: expect.stringMatching(RegExp(`^${id}\\.\\d{1,4}$`)),
          path: '/',
          httpOnly: true,
          sameSite: 'Lax',
          maxAge: 14 * 24 * 60 * 60,
        },
      ]);
      const version = composedIn(first.body).remotes[one]?.version;
      const again = await visitor.get(`/${one.slice(4)}`);
      expect(again.cookies).toEqual([]);
      expect(composedIn(again.body).remotes[one]?.version).toBe(version);
      expect((await manifestFor(visitor)).remotes[one]?.version).toBe(version);
      versions.add(version);
    }
    expect(versions).toEqual(new Set([FIRST, SECOND]));
  });

  test('it is the browser that is chosen, no matter who signs in there', async () => {
    const id = await beginForVisitors();
    const person = await site.signUp();
    expect(await versionFor(browser(id, 0, person))).toBe(SECOND);
    await person.post('/v1/auth/logout', {});
    expect(await versionFor(person)).toBe(SECOND);
  });

  test('documents of the two compositions are never taken for each other', async () => {
    const id = await beginForVisitors();
    const [chosen, other] = [browser(id, 0), browser(id, 9_999)];
    const etagFor = async (agent: Agent) => String((await agent.get('/')).headers.etag);
    const etags = [await etagFor(chosen), await etagFor(other)];
    expect([await etagFor(chosen), await etagFor(other)]).toEqual(etags);
    const statusOf = async (agent: Agent, etag = '') =>
      (await agent.send({ method: 'GET', url: '/', headers: { 'if-none-match': etag } }))
        .statusCode;
    expect(await statusOf(chosen, etags[0])).toBe(304);
    expect(await statusOf(other, etags[1])).toBe(304);
    expect(await statusOf(chosen, etags[1])).toBe(200);
    expect(await statusOf(other, etags[0])).toBe(200);
  });

  test('page views of the candidate count apart from those of what is live', async () => {
    const id = await beginForVisitors();
    const proofOf = async (agent: Agent) => String((await agent.get('/')).headers['server-timing']);
    expect(await proofOf(browser(id, 0))).toContain('.canary.');
    expect(await proofOf(browser(id, 9_999))).toContain('.live.');
  });

  /** What the button of the confirmation page sends. */
  const beginView = (view: Record<string, string>) => ({
    method: 'POST' as const,
    url: '/releases/view',
    headers: {
      origin: new URL(site.config.publicUrl).origin,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ ...view, to: '/' }).toString(),
  });

  test('a preview and the past win over the canary', async () => {
    const { manifestId } = await manifestFor(site.visitor());
    const id = await beginForVisitors();
    const chosen = browser(id, 0);
    await chosen.send(beginView({ manifest: manifestId }));
    expect(composedIn((await chosen.get('/')).body).manifestId).toBe(manifestId);
    await chosen.get('/?manifest=off');
    expect(await versionFor(chosen)).toBe(SECOND);
    const requested = { unit: one, version: THIRD };
    const { override } = (await site.owners.post('/v1/releases/previews', requested)).json();
    await chosen.send(beginView({ override }));
    const { body, headers } = await chosen.get('/');
    expect(composedIn(body).remotes[one]?.version).toBe(THIRD);
    expect(headers['server-timing']).toBeUndefined();
  });

  test('another process gives the same browser the same version, and hears when the canary ends', async () => {
    const id = await beginForVisitors();
    const second = await buildApp(site.config, site.database);
    const there = browser(id, 0, createAgent(second, site.config));
    await until(async () => (await versionFor(there)) === SECOND);
    await countPageViews(site.database, {
      ...{ unit: one, version: SECOND, channel: 'canary', views: 20, failures: 15 },
    });
    await countPageViews(site.database, {
      ...{ unit: one, version: FIRST, channel: 'live', views: 200 },
    });
    const store = { kysely: site.database.kysely, signer: testSigner };
    await evaluateCanary({ store, config: site.config });
    await until(async () => (await versionFor(there)) === FIRST);
    await until(async () => (await versionFor(browser(id, 0))) === FIRST);
    await second.close();
  });

  test('while another microfrontend goes live, a chosen browser stays with the candidate, beside what is live', async () => {
    const id = await beginForVisitors();
    await site.promote(other, SECOND);
    const { remotes } = composedIn((await browser(id, 0).get('/')).body);
    expect([remotes[one]?.version, remotes[other]?.version]).toEqual([SECOND, SECOND]);
  });

  test('who drew a number for an earlier canary draws another', async () => {
    const earlier = await beginForVisitors();
    await stop(earlier);
    const id = await beginForVisitors(THIRD);
    const visitor = browser(earlier, 0);
    const [cookie] = (await visitor.get('/')).cookies;
    expect(cookie?.value.startsWith(`${id}.`)).toBe(true);
  });
});
