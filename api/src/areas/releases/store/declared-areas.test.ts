/** What a unit may say about the site, beyond its own addresses: nothing. */
import type { Agent } from '../../../../testing/agent.ts';
import { makeLive } from '../../../../testing/make-live.ts';
import { publish } from '../../../../testing/publish.ts';
import { createReleasingSite, type ReleasingSite } from '../../../../testing/releasing-site.ts';
import { SECOND, THIRD } from '../../../../testing/stored-releases.ts';

let site: ReleasingSite;
let team: Agent;
beforeAll(async () => {
  site = await createReleasingSite('mfe-a', 'mfe-b');
  team = await site.team({ unit: 'mfe-a', rights: ['publish', 'promote'] });
});
afterAll(() => site.close());

const page = (path: string) => ({ path, title: 'Taken over', description: 'By mfe-a' });
const link = (path: string) => ({ path, label: 'Here', places: ['header'], order: 1 });

test.each<[string, object, string]>([
  [
    'a page of another remote',
    { pages: [page('/a'), page('/b')] },
    'pages.1.path: must be /a, or lie below, not /b',
  ],
  ['the home page', { pages: [page('/')] }, 'pages.0.path: must be /a, or lie below, not /'],
  ['any page', { pages: [page('/:any')] }, 'pages.0.path: must be /a, or lie below, not /:any'],
  ['a neighbour by its name', { pages: [page('/ab')] }, 'pages.0.path: must be /a, or lie below'],
  [
    'words of the search for others',
    { pages: [{ ...page('/b/x'), keywords: ['sql'] }] },
    'pages.0.path: must be /a',
  ],
  [
    'a link to others',
    { navigation: [link('/b')] },
    'navigation.0.path: must be /a, or lie below, not /b',
  ],
  [
    'an address that the server answers',
    { mountPaths: ['/releases'], pages: [] },
    '/releases of the server and /releases of mfe-a overlap',
  ],
  [
    'the files of people',
    { mountPaths: ['/avatars'], pages: [] },
    '/avatars of the server and /avatars of mfe-a overlap',
  ],
  [
    'a unit manifest elsewhere',
    { unitManifest: '/releases/mfe-b/x/manifest.json' },
    `unitManifest: must be /releases/mfe-a/${SECOND}/manifest.json`,
  ],
  [
    "another's container",
    { container: 'mfe_b_1_0_0_h000000001' },
    'container: must begin with mfe_a_',
  ],
  [
    'a slot that it has no module for',
    { slots: [{ slot: 'header.right', module: './src/slots/none.tsx' }] },
    'slots.0.module: must be one of what it exposes (./routes)',
  ],
])('%s is refused when it is published', async (_, facts, says) => {
  const answer = await publish(team, { unit: 'mfe-a', version: SECOND, facts });
  expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining(says)]);
});

describe("the addresses of another remote aren't taken over", () => {
  beforeAll(async () => {
    const facts = { mountPaths: ['/a', '/b/new'], pages: [page('/b/new')] };
    expect((await publish(team, { unit: 'mfe-a', version: THIRD, facts })).json()).toMatchObject({
      isNew: true,
    });
  });

  test.each(['promotions', 'canaries', 'previews'])('by %s', async (call) => {
    const { statusCode, ...answer } = await team.post(`/v1/releases/${call}`, {
      unit: 'mfe-a',
      version: THIRD,
    });
    expect([statusCode, answer.json().message]).toEqual([
      409,
      expect.stringContaining('/b/new of mfe-a and /b of mfe-b overlap'),
    ]);
  });
});

describe('a release manifest from before there was a rule', () => {
  beforeAll(async () => {
    const [{ manifest } = { manifest: {} }] = await site.database.kysely
      .selectFrom('live_manifests')
      .select('manifest')
      .orderBy('sequence', 'desc')
      .limit(1)
      .execute();
    const live = structuredClone(manifest) as import('@site/shared/contracts').ReleaseManifest;
    const remote = live.remotes['mfe-a'];
    remote?.pages.unshift(
      { ...page('/b'), keywords: ['takenword'] },
      { ...page('/'), noindex: true },
      { ...page('/b/nowhere'), data: ['/v1/roadmaps/nowhere'] },
    );
    const { sequence } = live;
    await makeLive(site.database, live);
    const liveNow = async () => (await site.app.inject('/release-manifest.json')).json();
    while ((await liveNow()).sequence <= sequence) await new Promise(setImmediate);
  });

  test.each(['/', '/b', '/b/nowhere'])('%s stays the page of its owner', async (path) => {
    const { body, statusCode } = await site.visitor().get(path);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<title>Taken over');
  });

  test('the search and the sitemap know nothing of it', async () => {
    const search = await site.visitor().get('/v1/search?q=takenword');
    expect(search.body).not.toContain('Taken over');
    expect((await site.visitor().get('/sitemap.xml')).body).not.toContain('/b/nowhere');
  });
});
