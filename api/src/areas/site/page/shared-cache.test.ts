import { createReleasingSiteWith, type ReleasingSite } from '../../../../testing/releasing-site.ts';
import { createSharedCache, type SharedCache } from '../../../../testing/shared-cache.ts';
import { FIRST, SECOND, THIRD } from '../../../../testing/stored-releases.ts';

/** What the site promises: a visitor sees a release, a rollback or an edit this soon. */
const SECONDS = 10;

let site: ReleasingSite;
let cache: SharedCache;
let remote: string;

beforeAll(async () => {
  const env = { SHARED_CACHE_SECONDS: String(SECONDS), RENDERERS: '0' };
  site = await createReleasingSiteWith(env, 'mfe-a');
  remote = await site.addRemote(SECOND, THIRD);
});
beforeEach(() => {
  cache = createSharedCache(site.app, new URL(site.config.publicUrl).host);
});
afterAll(() => site.close());

const cookiesOf = ({ cookies }: { cookies: Map<string, string> }) => Object.fromEntries(cookies);

/** Whether a visitor's page names this version of the test's remote. */
const shows = async (version: string) =>
  (await cache.get('/')).body.includes(`/releases/${remote}/${version}/`);

test("one visitor's page is the next one's, and browsers revalidate it", async () => {
  const first = await cache.get('/');
  const second = await cache.get('/');
  expect(cache.forwarded()).toEqual(['/']);
  expect(second.body).toBe(first.body);
  expect(second.headers['cache-control']).toBe(`public, max-age=0, s-maxage=${SECONDS}`);
  cache.wait(SECONDS);
  expect((await cache.get('/')).body).toBe(first.body);
  expect(cache.forwarded()).toEqual(['/']);
});

test("a person's page is neither stored nor taken from what visitors get", async () => {
  await cache.get('/');
  const person = await site.signUp();
  for (let times = 0; times < 2; times += 1) {
    const { headers } = await cache.get('/', cookiesOf(person));
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await cache.get('/v1/auth/me', cookiesOf(person))).body).toContain('Asha Rao');
  }
  expect(cache.forwarded()).toEqual(['/', ...Array(2).fill(['/', '/v1/auth/me']).flat()]);
  expect(cache.stored()).toHaveLength(1);
  expect((await cache.get('/v1/auth/me')).status).toBe(401);
});

test('a release and a rollback are seen within the promised time', async () => {
  expect(await shows(FIRST)).toBe(true);
  await site.promote(remote, SECOND);
  expect(await shows(FIRST)).toBe(true);
  cache.wait(SECONDS);
  expect(await shows(SECOND)).toBe(true);
  await site.owners.post('/v1/releases/rollbacks', { unit: remote, why: 'It fails.' });
  cache.wait(SECONDS);
  expect(await shows(FIRST)).toBe(true);
});

test('open pages hear of a release at once, and files of releases are requested once', async () => {
  const manifestId = async () =>
    JSON.parse((await cache.get('/release-manifest.json')).body).manifestId;
  const before = await manifestId();
  await site.promote(remote, THIRD);
  expect(await manifestId()).not.toBe(before);
  cache.forwarded();
  const { base, files } = JSON.parse((await cache.get('/release-manifest.json')).body).remotes[
    remote
  ];
  const [file] = Object.keys(files).filter((name) => name.endsWith('.js'));
  for (let times = 0; times < 2; times += 1) {
    expect((await cache.get(`${base}${file}`)).status).toBe(200);
    cache.wait(300 * 24 * 60 * 60);
  }
  expect(cache.forwarded()).toEqual(['/release-manifest.json', `${base}${file}`]);
});

test('what sets a cookie in one browser is stored for no other', async () => {
  const candidate = await site.addRemote(SECOND);
  await site.owners.post('/v1/releases/canaries', { unit: candidate, version: SECOND });
  const first = await cache.get('/');
  const second = await cache.get('/');
  for (const { headers } of [first, second]) {
    expect(String(headers['set-cookie'])).toContain('visitor_group');
    expect(headers['cache-control']).toBe('private, no-cache');
  }
  expect(cache.stored()).toEqual([]);
});
