import type { ReleaseManifest } from '@site/shared/contracts';
import { type Agent, createAgent } from '../../../../testing/agent.ts';
import { countPageViews } from '../../../../testing/page-view-counts.ts';
import { createReleasingSite, type ReleasingSite } from '../../../../testing/releasing-site.ts';
import { testSigner } from '../../../../testing/signer.ts';
import { FIRST, SECOND, THIRD } from '../../../../testing/stored-releases.ts';
import { buildApp } from '../../../app.ts';
import { lookAtCanary } from './look.ts';

let site: ReleasingSite;
/** The remote of a test. */
let unit: string;
beforeAll(async () => {
  site = await createReleasingSite();
});
beforeEach(async () => {
  unit = await site.addRemote(SECOND, THIRD);
  await until(async () => (await versionFor(site.visitor())) === FIRST);
});
// Only one version is tried at a time.
afterEach(async () => {
  const { canaries } = (await site.owners.get('/v1/releases/canaries')).json();
  for (const { id, state } of canaries) if (state === 'running') await stop(id);
});
afterAll(() => site.close());

const stop = (id: number) => site.owners.post(`/v1/releases/canaries/${id}/stop`, {});

async function begin(version = SECOND): Promise<number> {
  const answer = await site.owners.post('/v1/releases/canaries', { unit, version });
  expect(answer.statusCode).toBe(200);
  const { id } = answer.json();
  await until(async () => (await manifestFor(browser(id, 0))).remotes[unit]?.version === version);
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
  composedIn((await agent.get(url)).body).remotes[unit]?.version;

test('while no canary runs, nobody gets a cookie', async () => {
  const visitor = site.visitor();
  expect(await versionFor(visitor)).toBe(FIRST);
  expect(visitor.cookies.size).toBe(0);
});

test("who is chosen gets the candidate, which pages replace by the live version if it fails; all others don't", async () => {
  const live = await manifestFor(site.visitor());
  const id = await begin();
  const chosen = browser(id, 0);
  const manifest = composedIn((await chosen.get('/')).body);
  expect(manifest.remotes[unit]).toMatchObject({
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
  const id = await begin();
  await site.database.pool.query('update canaries set share = 0.5 where id = $1', [id]);
  await until(async () => (await versionFor(browser(id, 4_999))) === SECOND);
  const versions = new Set<string | undefined>();
  for (let turn = 0; turn < 40; turn += 1) {
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
    const version = composedIn(first.body).remotes[unit]?.version;
    const again = await visitor.get(`/${unit.slice(4)}`);
    expect(again.cookies).toEqual([]);
    expect(composedIn(again.body).remotes[unit]?.version).toBe(version);
    expect((await manifestFor(visitor)).remotes[unit]?.version).toBe(version);
    versions.add(version);
  }
  expect(versions).toEqual(new Set([FIRST, SECOND]));
});

test('it is the browser that is chosen, no matter who signs in there', async () => {
  const id = await begin();
  const person = await site.signUp();
  expect(await versionFor(browser(id, 0, person))).toBe(SECOND);
  await person.post('/v1/auth/logout', {});
  expect(await versionFor(person)).toBe(SECOND);
});

test('documents of the two compositions are never taken for each other', async () => {
  const id = await begin();
  const [chosen, other] = [browser(id, 0), browser(id, 9_999)];
  const etagFor = async (agent: Agent) => String((await agent.get('/')).headers.etag);
  const etags = [await etagFor(chosen), await etagFor(other)];
  expect([await etagFor(chosen), await etagFor(other)]).toEqual(etags);
  const statusOf = async (agent: Agent, etag = '') =>
    (await agent.send({ method: 'GET', url: '/', headers: { 'if-none-match': etag } })).statusCode;
  expect(await statusOf(chosen, etags[0])).toBe(304);
  expect(await statusOf(other, etags[1])).toBe(304);
  expect(await statusOf(chosen, etags[1])).toBe(200);
  expect(await statusOf(other, etags[0])).toBe(200);
});

test('page views of the candidate count apart from those of what is live', async () => {
  const id = await begin();
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
  const id = await begin();
  const chosen = browser(id, 0);
  await chosen.send(beginView({ manifest: manifestId }));
  expect(composedIn((await chosen.get('/')).body).manifestId).toBe(manifestId);
  await chosen.get('/?manifest=off');
  expect(await versionFor(chosen)).toBe(SECOND);
  const requested = { unit, version: THIRD };
  const { override } = (await site.owners.post('/v1/releases/previews', requested)).json();
  await chosen.send(beginView({ override }));
  const { body, headers } = await chosen.get('/');
  expect(composedIn(body).remotes[unit]?.version).toBe(THIRD);
  expect(headers['server-timing']).toBeUndefined();
});

test('another process gives the same browser the same version, and hears when the canary ends', async () => {
  const id = await begin();
  const second = await buildApp(site.config, site.database);
  const there = browser(id, 0, createAgent(second, site.config));
  await until(async () => (await versionFor(there)) === SECOND);
  await countPageViews(site.database, {
    ...{ unit, version: SECOND, channel: 'canary', views: 20, failures: 15 },
  });
  await countPageViews(site.database, {
    ...{ unit, version: FIRST, channel: 'live', views: 200 },
  });
  const store = { kysely: site.database.kysely, signer: testSigner };
  await lookAtCanary({ store, config: site.config });
  await until(async () => (await versionFor(there)) === FIRST);
  await until(async () => (await versionFor(browser(id, 0))) === FIRST);
  await second.close();
});

test('while another unit goes live, a chosen browser stays with the candidate, beside what is live', async () => {
  const id = await begin();
  const other = await site.addRemote(SECOND);
  await site.promote(other, SECOND);
  const { remotes } = composedIn((await browser(id, 0).get('/')).body);
  expect([remotes[unit]?.version, remotes[other]?.version]).toEqual([SECOND, SECOND]);
});

test('who drew a number for an earlier canary draws another', async () => {
  const earlier = await begin();
  await stop(earlier);
  const id = await begin(THIRD);
  const visitor = browser(earlier, 0);
  const [cookie] = (await visitor.get('/')).cookies;
  expect(cookie?.value.startsWith(`${id}.`)).toBe(true);
});
