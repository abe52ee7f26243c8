/** What a team can put on the site's own origin with a token that may publish, and say about it: nothing beyond its own. */
import type { ReleaseManifest } from '@site/shared/contracts/composition';
import type { Agent } from '../../../../testing/agent.ts';
import { makeLive } from '../../../../testing/make-live.ts';
import { createReleasingSite, type ReleasingSite } from '../../../../testing/releasing-site.ts';
import { testSigner } from '../../../../testing/signer.ts';
import { FOURTH, publish, SECOND, THIRD } from '../../../../testing/stored-releases.ts';
import { connect } from '../../../database/database.ts';
import { promote } from './live-changes.ts';
import { followServedFolders } from './recently-live.ts';
import { storeFile } from './release-files.repository.ts';

const ATTACK = `<svg xmlns="http://www.w3.org/2000/svg"><script>fetch('/v1/auth/me')</script></svg>`;

/** No release may hold them. */
const REFUSED = (
  'page.htm page.html page.HTML page.Htm page.xhtml page.xht page.xml page.xsl page.shtml page.mhtml page.SVG ' +
  'page.pdf page.swf page.md page page.js.html page.html. page.html.br page.html.gz page.js.br.gz page.br'
).split(' ');

/** With their types, and whether a browser shows them by themselves. */
const ALLOWED = [
  ['code.js', 'text/javascript; charset=utf-8', true],
  ['style.css', 'text/css; charset=utf-8', true],
  ['engine.wasm', 'application/wasm', true],
  ['type.woff2', 'font/woff2', true],
  ['a.webp', 'image/webp', true],
  ['a.png', 'image/png', true],
  ['a.jpg', 'image/jpeg', true],
  ['a.avif', 'image/avif', true],
  ['a.svg', 'image/svg+xml', false],
  ['page.html.js', 'text/javascript; charset=utf-8', true],
  ['facts.json', 'application/json; charset=utf-8', false],
  ['code.js.LICENSE.txt', 'text/plain; charset=utf-8', false],
  ['memory.bin', 'application/octet-stream', false],
  ['library.zip', 'application/zip', false],
] as const;

let site: ReleasingSite;
let team: Agent;
beforeAll(async () => {
  site = await createReleasingSite('mfe-a', 'mfe-b');
  team = await site.team({ rights: ['publish'] });
});
afterAll(() => site.close());

const file = (address: string, headers: Record<string, string> = {}, unit = 'mfe-a') =>
  site.app.inject({
    url: `/releases/${unit}/${address}`,
    headers: { host: 'localhost', ...headers },
  });

const own = (names: readonly string[] = []) => ({
  'remote-entry.js': 'entry',
  'routes.js': 'routes',
  'routes.css': 'a{}',
  ...Object.fromEntries(names.map((name) => [name, ATTACK])),
});

/** Puts files into a version by the database, as if they had been stored before there was a rule. */
async function plant(names: readonly string[]) {
  const { kysely } = site.database;
  const integrity = await storeFile(kysely, Buffer.from(ATTACK));
  const where = { unit: 'mfe-a', version: SECOND, folder: SECOND };
  await kysely
    .insertInto('release_paths')
    .values(names.map((path) => ({ ...where, path, integrity })))
    .execute();
}

describe('kinds of files', () => {
  beforeAll(async () => {
    const copies = ALLOWED.flatMap(([name]) => [name, `${name}.br`, `${name}.gz`]);
    const shared = { 'engine-1': { 'frame.html': ATTACK, 'frame.html.br': 'compressed' } };
    const contents = own([...copies, 'routes.js.br', 'routes.js.gz']);
    const answer = await publish(team, { unit: 'mfe-a', version: SECOND, contents, shared });
    expect(answer.statusCode).toBe(201);
    await plant(REFUSED);
    await site.promote('mfe-a', SECOND);
  });

  test.each(REFUSED)(
    '%s is refused when it is published, and it is said what is allowed',
    async (name) => {
      const answer = await publish(team, { unit: 'mfe-a', version: THIRD, contents: own([name]) });
      expect([answer.statusCode, answer.json().message]).toEqual([
        409,
        expect.stringContaining(`mfe-a/${THIRD}/${name} is of a kind that no release may hold`),
      ]);
      expect(answer.json().message).toMatch(
        /Allowed are \.js, \.css, .+ and \.html directly in a shared/,
      );
    },
  );

  test.each(REFUSED)('%s is not served, even if a version that is live has it', async (name) => {
    for (const accepted of ['identity', 'br', 'gzip'])
      expect((await file(`${SECOND}/${name}`, { 'accept-encoding': accepted })).statusCode).toBe(
        404,
      );
  });

  test.each(['engine-1/deep/frame.html', 'Engine/frame.html', `${THIRD}/frame.html`])(
    'a document is published only where frames are: not as %s',
    async (address) => {
      const [folder = '', ...rest] = address.split('/');
      const html = { [rest.join('/')]: ATTACK };
      const isOwn = folder === THIRD;
      const release = {
        unit: 'mfe-a',
        version: THIRD,
        contents: { ...own(), ...(isOwn && html) },
        shared: isOwn ? {} : { [folder]: html },
      };
      const answer = await publish(team, release);
      expect(answer.json().message).toContain(`mfe-a/${address} is of a kind that no release may`);
    },
  );

  test('a compressed copy comes with what it is a copy of', async () => {
    const contents = own(['more.js.br']);
    const answer = await publish(team, { unit: 'mfe-a', version: THIRD, contents });
    expect(answer.json().message).toContain(`mfe-a/${THIRD}/more.js.br has no more.js beside it`);
  });

  test.each(ALLOWED)(
    '%s has the type %s whatever it holds, and runs nothing by itself',
    async (name, type, isInline) => {
      for (const accepted of ['identity', 'br', 'gzip']) {
        const { headers, statusCode } = await file(`${SECOND}/${name}`, {
          'accept-encoding': accepted,
        });
        expect([accepted, statusCode]).toEqual([accepted, 200]);
        expect(headers).toMatchObject({
          'content-type': type,
          'content-security-policy': "sandbox; default-src 'none'",
          'cross-origin-resource-policy': 'same-origin',
          'x-content-type-options': 'nosniff',
        });
        expect(headers['content-disposition']).toBe(isInline ? undefined : 'attachment');
      }
    },
  );

  test.each([
    'routes.JS',
    'ROUTES.js',
    'routes.js.',
    'routes.js%2e',
    '%72outes.js',
    'routes%2ejs',
    'routes.js%00',
    'routes.js%00.css',
    'routes.js/',
    'routes.js.br',
    'routes.js.gz',
    'routes',
    'routes.js;.html',
    'routes.js%3f.html',
  ])('a file has one address: not %s', async (name) => {
    expect((await file(`${SECOND}/routes.js`)).statusCode).toBe(200);
    expect([400, 404]).toContain((await file(`${SECOND}/${name}`)).statusCode);
  });

  test.each(['iframe', undefined])(
    'a frame has an origin of its own, whatever it holds (Sec-Fetch-Dest: %s)',
    async (destination) => {
      const headers: Record<string, string> = destination ? { 'sec-fetch-dest': destination } : {};
      for (const accepted of ['identity', 'br']) {
        const answer = await file('engine-1/frame.html', {
          ...headers,
          'accept-encoding': accepted,
        });
        const policy = `${answer.headers['content-security-policy']}`.split('; ');
        expect(policy).toContain('sandbox allow-scripts');
        expect(policy).toContain("frame-ancestors 'self'");
        expect(policy).toContain("default-src 'none'");
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(answer.headers.vary).toContain('sec-fetch-dest');
      }
    },
  );

  test.each(['document', 'embed', 'object'])(
    'a frame is no page: a browser that requests it as %s gets nothing',
    async (destination) => {
      const answer = await file('engine-1/frame.html', { 'sec-fetch-dest': destination });
      expect(answer.statusCode).toBe(404);
    },
  );
});

describe('what is stored, but no visitor has ever been given', () => {
  /** The remote of a test. */
  let remote: string;
  beforeEach(async () => {
    remote = await site.addRemote();
    const shared = { 'engine-2': { 'frame.html': ATTACK, 'engine.wasm': 'engine' } };
    await publish(team, { unit: remote, version: SECOND, contents: own(), shared });
  });

  const all = [
    `${SECOND}/routes.js`,
    `${SECOND}/release.json`,
    'engine-2/frame.html',
    'engine-2/engine.wasm',
  ];
  const statuses = (headers: Record<string, string> = {}) =>
    Promise.all(all.map(async (address) => (await file(address, headers, remote)).statusCode));
  const NONE = all.map(() => 404);
  const ALL = all.map(() => 200);

  /** The cookie of a browser that has confirmed a preview. */
  async function preview(version: string, of = remote): Promise<string> {
    const { override } = (
      await site.owners.post('/v1/releases/previews', { unit: of, version })
    ).json();
    const answer = await site.app.inject({
      method: 'POST',
      url: '/releases/view',
      headers: {
        host: 'localhost',
        origin: 'http://localhost',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ override, to: '/' }).toString(),
    });
    const [cookie] = answer.cookies;
    return `${cookie?.name}=${cookie?.value}`;
  }

  test('is nowhere, and caches do not remember that', async () => {
    expect(await statuses()).toEqual(NONE);
    expect((await file(all[0] ?? '', {}, remote)).headers['cache-control']).toBe('no-store');
  });

  test('is there for a browser that previews it, and no cache hands it on', async () => {
    const cookie = await preview(SECOND);
    expect(await statuses({ cookie })).toEqual(ALL);
    const { headers } = await file(`${SECOND}/routes.js`, { cookie }, remote);
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect(await statuses()).toEqual(NONE);
  });

  test('a preview shows no other version', async () => {
    await publish(site.owners, { unit: 'mfe-b', version: SECOND });
    expect(await statuses({ cookie: await preview(SECOND, 'mfe-b') })).toEqual(NONE);
  });

  test('a team reads it with its token, and nobody with another', async () => {
    const answers = await Promise.all(all.map((one) => team.get(`/releases/${remote}/${one}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(ALL);
    expect(await statuses({ authorization: `Bearer mfe_${'x'.repeat(43)}` })).toEqual(NONE);
  });

  test('is nowhere again once it has been removed, although this machine still has its files', async () => {
    const cookie = await preview(SECOND);
    expect(await statuses({ cookie })).toEqual(ALL);
    await publish(team, { unit: remote, version: THIRD, contents: own() });
    const { pool } = site.database;
    await pool.query(
      "update releases set stored_at = now() - interval '2 hours' where unit = $1 and version = $2",
      [remote, SECOND],
    );
    const answer = await site.owners.post('/v1/releases/collections', { keep: 1 });
    expect(answer.json().removed).toEqual([{ unit: remote, version: SECOND }]);
    expect(await statuses({ cookie })).toEqual(NONE);
    const answers = await Promise.all(all.map((one) => team.get(`/releases/${remote}/${one}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(NONE);
  });

  test('is there for all once some visitors try it, and after that, for pages that are still open', async () => {
    const { id } = (
      await site.owners.post('/v1/releases/canaries', { unit: remote, version: SECOND })
    ).json();
    expect(await statuses()).toEqual(ALL);
    await site.owners.post(`/v1/releases/canaries/${id}/stop`, {});
    expect(await statuses()).toEqual(ALL);
  });

  test('what was live stays for pages that are still open, and is gone after fourteen days', async () => {
    await site.promote(remote, SECOND);
    await publish(site.owners, { unit: remote, version: THIRD });
    await site.promote(remote, THIRD);
    expect(await statuses()).toEqual(ALL);
    await publish(site.owners, { unit: remote, version: FOURTH });
    await site.promote(remote, FOURTH);
    await site.database.pool.query(
      "update live_manifests set made_at = now() - interval '15 days'",
    );
    const shown = followServedFolders(site.database.kysely);
    expect(await shown.has(remote, SECOND)).toBe(false);
    expect(await shown.has(remote, 'engine-2')).toBe(false);
    // Pages take it if the live one fails.
    expect(await shown.has(remote, THIRD)).toBe(true);
    expect(await shown.has(remote, FOURTH)).toBe(true);
  });

  test('another process knows at once of what has just gone live', async () => {
    expect(await statuses()).toEqual(NONE);
    const other = connect(site.database.url);
    const store = { kysely: other.kysely, signer: testSigner };
    await promote(store, [[remote, SECOND]], { by: 'another process' });
    await other.close();
    expect(await statuses()).toEqual(ALL);
  });
});

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
    "a redirect at another's address",
    { redirects: { '/b/old': '/a' } },
    'redirects: must be /a, or lie below, not /b/old',
  ],
  [
    'a redirect to another site',
    { redirects: { '/a/old': '//evil.example' } },
    'redirects./a/old: must be an address of this site, such as /roadmaps or /jobs?kind=new',
  ],
  [
    'a redirect to a redirect',
    { redirects: { '/a/old': '/a/older?all=1', '/a/older': '/a' } },
    'redirects: must lead to a page, not to another redirect',
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
    'a microfrontend manifest elsewhere',
    { unitManifest: '/releases/mfe-b/x/manifest.json' },
    `unitManifest: must be /releases/mfe-a/${FOURTH}/manifest.json`,
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
  const answer = await publish(team, { unit: 'mfe-a', version: FOURTH, facts });
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
    const { statusCode, ...answer } = await site.owners.post(`/v1/releases/${call}`, {
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
    const live = structuredClone(manifest) as ReleaseManifest;
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

  test.each([
    ['/', 200],
    ['/b', 200],
    ['/b/nowhere', 404],
  ])('%s stays the page of its owner', async (path, status) => {
    const { body, statusCode } = await site.visitor().get(path);
    expect(statusCode).toBe(status);
    expect(body).not.toContain('<title>Taken over');
  });

  test('the search and the sitemap know nothing of it', async () => {
    const search = await site.visitor().get('/v1/search?q=takenword');
    expect(search.body).not.toContain('Taken over');
    expect((await site.visitor().get('/sitemap.xml')).body).not.toContain('/b/nowhere');
  });
});
