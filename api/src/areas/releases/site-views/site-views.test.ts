import { testReleaseManifest } from '@site/shared/testing/release-manifest';
import type { FastifyInstance } from 'fastify';
import { eventually } from '../../../../testing/eventually.ts';
import { testSigner } from '../../../../testing/signer.ts';
import { FIRST, SECOND, storeTestRelease, THIRD } from '../../../../testing/stored-releases.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { promote } from '../store/live-changes.ts';
import { manifestSigner } from '../store/manifest-signer.ts';
import { withdraw } from '../store/withdrawal.ts';
import { createReleaseTokens } from '../tokens/release-tokens.ts';

let site: TestApp;
let app: FastifyInstance;
let token: string;
let origin: string;

beforeAll(async () => {
  site = await createTestApp({ RENDERERS: '0' });
  app = site.app;
  origin = new URL(site.config.publicUrl).origin;
  for (const unit of ['shell', 'mfe-a', 'mfe-b'])
    await storeTestRelease(site.database, { unit, version: FIRST });
  await storeTestRelease(site.database, { unit: 'mfe-a', version: SECOND });
  const units = ['shell', 'mfe-a', 'mfe-b'].map((unit) => [unit, FIRST] as const);
  await promote({ kysely: site.database.kysely, signer: testSigner }, units, { by: 'a test' });
  const tokens = createReleaseTokens(site.database);
  ({ token } = await tokens.create({ name: 'CI', unit: 'mfe-a', rights: ['publish'], days: 1 }));
});
afterAll(() => site.close());

const askPreview = (unit: string, version: string, bearer = token) =>
  app.inject({
    method: 'POST',
    url: '/v1/releases/previews',
    headers: { authorization: `Bearer ${bearer}` },
    payload: { unit, version },
  });

const linkTo = async (version: string): Promise<string> =>
  (await askPreview('mfe-a', version)).json().override;

/** Presses the button of the confirmation page. */
const confirm = (override: string, from = origin, to = '/a?tab=2') => send({ override, to }, from);

const send = (form: Record<string, string>, from = origin) =>
  app.inject({
    method: 'POST',
    url: '/releases/view',
    headers: { origin: from, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

/** What a browser with these cookies gets. */
const open = (url: string, cookies: Record<string, string> = {}) => app.inject({ url, cookies });

const cookiesOf = (answer: { cookies: { name: string; value: string }[] }) =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));

const bootOf = (body: string) =>
  JSON.parse(/<script type="application\/json" id="boot">(.*)<\/script>/.exec(body)?.[1] ?? '');

test('a link to a preview needs a confirmation, and changes nothing by itself', async () => {
  const { body, statusCode, cookies } = await open(`/a?override=${await linkTo(SECOND)}&tab=2`);
  expect(statusCode).toBe(200);
  expect(body).toContain('<h1>Open a preview?</h1>');
  expect(body).toContain(`mfe-a ${SECOND}`);
  expect(body).toContain('name="to" value="/a?tab=2"');
  expect(cookies).toEqual([]);
});

test('who agrees sees that version and a banner; nobody else does', async () => {
  const answer = await confirm(await linkTo(SECOND));
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/a?tab=2');
  expect(answer.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const cookies = cookiesOf(answer);

  const { body, headers } = await open('/a', cookies);
  expect(bootOf(body).releaseManifest.remotes['mfe-a']).toMatchObject({
    version: SECOND,
    previous: [FIRST],
    fallback: null,
  });
  expect(body).toContain(`Preview: mfe-a ${SECOND}`);
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['cache-control']).toContain('private');
  const manifest = (await open('/release-manifest.json', cookies)).json();
  expect(manifest.remotes['mfe-a'].version).toBe(SECOND);

  const other = await open('/a');
  expect(bootOf(other.body).releaseManifest.remotes['mfe-a'].version).toBe(FIRST);
  expect(other.body).not.toContain('Preview');
});

test('the banner leads back to the live site', async () => {
  const cookies = cookiesOf(await confirm(await linkTo(SECOND)));
  const { body } = await open('/a', cookies);
  const [, way = ''] = /<a href="(\?override=off)">/.exec(body) ?? [];
  const left = await open(`/a${way}`, cookies);
  expect(left.headers.location).toBe('/a');
  expect(left.cookies[0]).toMatchObject({ value: '', name: Object.keys(cookies)[0] });
});

test("the banner's style is allowed by its hash, and only with the banner", async () => {
  const cookies = cookiesOf(await confirm(await linkTo(SECOND)));
  const hashesWith = async (jar = {}): Promise<string[]> => {
    const policy = `${(await open('/a', jar)).headers['content-security-policy']}`;
    return /style-src 'self'([^;]*)/.exec(policy)?.[1]?.trim().split(' ') ?? [];
  };
  const usual = await hashesWith();
  const added = (await hashesWith(cookies)).filter((hash) => !usual.includes(hash));
  expect(added).toHaveLength(1);
});

test("a page of another site can't begin a preview", async () => {
  const { statusCode, cookies } = await confirm(await linkTo(SECOND), 'https://evil.example');
  expect(statusCode).toBe(403);
  expect(cookies).toEqual([]);
});

test.each(['https://evil.example/x', '//evil.example/x', '/\\evil.example/x'])(
  'a preview leads to an address of this site, whatever was written: %s',
  async (to) => {
    const { location } = (await confirm(await linkTo(SECOND), origin, to)).headers;
    expect(new URL(`${location}`, origin).origin).toBe(origin);
  },
);

const altered = (link: string) => {
  const [payload = '', mac] = link.split('.');
  const view = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const other = Buffer.from(JSON.stringify({ ...view, unit: 'shell' })).toString('base64url');
  return `${other}.${mac}`;
};

test.each([
  ['made up', async () => 'e30.e30'],
  ['altered', async () => altered(await linkTo(SECOND))],
  ['cut off', async () => (await linkTo(SECOND)).slice(0, -2)],
  ['nothing', async () => ''],
])('a link that is %s opens nothing, and says so', async (_, link) => {
  const override = await link();
  const opened = await open(`/a?override=${override}`);
  expect(opened.statusCode).toBe(404);
  expect(opened.body).toContain('This link has expired');
  expect((await confirm(override)).cookies).toEqual([]);
});

test('a cookie that was altered counts for nothing', async () => {
  const [name = '', value = ''] =
    Object.entries(cookiesOf(await confirm(await linkTo(SECOND))))[0] ?? [];
  for (const bad of [altered(value), 'x', '%%%']) {
    const { body, statusCode } = await open('/a', { [name]: bad });
    expect(statusCode).toBe(200);
    expect(bootOf(body).releaseManifest.remotes['mfe-a'].version).toBe(FIRST);
  }
});

test('a preview counts for an hour', async () => {
  const override = await linkTo(SECOND);
  const cookies = cookiesOf(await confirm(override));
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61 * 60_000);
  expect((await open(`/a?override=${override}`)).statusCode).toBe(404);
  expect((await open('/a', cookies)).body).not.toContain('Preview');
  now.mockRestore();
});

test.each([
  ["a version that isn't stored", 'mfe-a', '9.9.9-h000000000', 404, /has no mfe-a 9\.9\.9/],
  ["another team's unit", 'mfe-b', FIRST, 403, /mfe-b/],
])('nobody gets a link to %s', async (_, unit, version, status, says) => {
  const answer = await askPreview(unit, version);
  expect(answer.statusCode).toBe(status);
  expect(answer.json().message).toMatch(says);
});

test("a version that doesn't fit what is live has no preview, and it is said why", async () => {
  const version = '2.0.0-h000000009';
  await storeTestRelease(site.database, { unit: 'mfe-a', version, facts: { contract: '^9.0.0' } });
  const answer = await askPreview('mfe-a', version);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toMatch(/needs contract \^9\.0\.0/);
});

describe('the past', () => {
  let before: string;
  beforeAll(async () => {
    before = (await open('/release-manifest.json')).json().manifestId;
    const { kysely, pool } = site.database;
    await promote({ kysely, signer: testSigner }, [['mfe-a', SECOND]], { by: 'a test' });
    await pool.query(
      "update live_manifests set made_at = now() - interval '13 days' where sequence = 1",
    );
    const sequence = async () => (await open('/release-manifest.json')).json().sequence;
    await eventually(sequence, 2);
  });
  const enter = (from = origin) => send({ manifest: before, to: '/a' }, from);

  test('a link needs a confirmation, and changes nothing by itself', async () => {
    const { body, statusCode, cookies } = await open(`/a?manifest=${before}&tab=2`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>Open the site as it was?</h1>');
    expect(body).toContain(`name="manifest" value="${before}"`);
    expect(body).toContain('name="to" value="/a?tab=2"');
    expect(cookies).toEqual([]);
  });

  test("a page of another site can't send anybody there", async () => {
    const { statusCode, cookies } = await enter('https://evil.example');
    expect([statusCode, cookies]).toEqual([403, []]);
  });

  test('its number stays, and only its documents say that it was chosen', async () => {
    const cookies = cookiesOf(await enter());
    const { releaseManifest, past } = bootOf((await open('/a', cookies)).body);
    expect([releaseManifest.sequence, past]).toEqual([1, before]);
    expect((await open('/release-manifest.json', cookies)).json().sequence).toBe(1);
    const live = bootOf((await open('/a')).body);
    expect([live.releaseManifest.sequence, live.past]).toEqual([2, undefined]);
  });

  test('the site opens as it was composed, with a banner, and back', async () => {
    const entered = await enter();
    expect(entered.headers.location).toBe('/a');
    const { body } = await open('/a', cookiesOf(entered));
    expect(bootOf(body).releaseManifest.manifestId).toBe(before);
    expect(body).toContain(`The site as it was: release manifest ${before}`);
    expect((await open('/a?manifest=off', cookiesOf(entered))).headers.location).toBe('/a');
  });

  test.each([
    [
      'signed by a key that is no longer trusted',
      async () => {
        const { rows } = await site.database.pool.query(
          'select manifest_id from live_manifests where sequence = 1',
        );
        const signature = manifestSigner([Buffer.alloc(32)]).sign(testReleaseManifest()).signature;
        await site.database.pool.query(
          "update live_manifests set manifest = jsonb_set(manifest, '{signature}', to_jsonb($1::text)) where sequence = 1",
          [signature],
        );
        return rows[0].manifest_id;
      },
    ],
    ['that never was', async () => '99-ffffffff'],
    [
      'of more than fourteen days ago',
      async () => {
        const { rows } = await site.database.pool.query(
          "update live_manifests set made_at = now() - interval '15 days' where sequence = 1 returning manifest_id",
        );
        return rows[0].manifest_id;
      },
    ],
  ])('a release manifest %s opens nothing', async (_, id) => {
    const { statusCode, body, cookies } = await open(`/?manifest=${await id()}`);
    expect(statusCode).toBe(404);
    expect(body).toContain('goes back fourteen days');
    expect(cookies).toEqual([]);
    expect((await send({ manifest: await id(), to: '/' })).statusCode).toBe(404);
  });
});

describe('a version that is withdrawn', () => {
  const stores = () => ({ kysely: site.database.kysely, signer: testSigner });
  const by = { by: 'a test', why: 'It shows notes of others.' };

  test('ends the views of it, of the past and of a preview, and none begins', async () => {
    await promote(stores(), [['mfe-a', FIRST]], by);
    const { manifestId } = (await promote(stores(), [['mfe-a', SECOND]], by)).manifest;
    await storeTestRelease(site.database, { unit: 'mfe-a', version: THIRD });
    await promote(stores(), [['mfe-a', THIRD]], by);
    const past = cookiesOf(await send({ manifest: manifestId, to: '/a' }));
    const override = await linkTo(SECOND);
    const preview = cookiesOf(await confirm(override));
    const versionFor = async (cookies: Record<string, string>) =>
      bootOf((await open('/a', cookies)).body).releaseManifest.remotes['mfe-a'].version;
    expect([await versionFor(past), await versionFor(preview)]).toEqual([SECOND, SECOND]);
    const { manifest } = await withdraw(stores(), { unit: 'mfe-a', version: SECOND }, by);
    while ((await open('/release-manifest.json')).json().manifestId !== manifest.manifestId)
      await new Promise(setImmediate);
    expect([await versionFor(past), await versionFor(preview)]).toEqual([THIRD, THIRD]);
    expect((await open(`/a?manifest=${manifestId}`)).statusCode).toBe(404);
    expect((await askPreview('mfe-a', SECOND)).statusCode).toBe(409);
  });

  test('is none that pages of an earlier time fall back on', async () => {
    for (const version of [SECOND, THIRD])
      await storeTestRelease(site.database, { unit: 'mfe-b', version });
    await promote(stores(), [['mfe-b', SECOND]], by);
    const { manifest } = await promote(stores(), [['mfe-b', THIRD]], by);
    expect(manifest.remotes['mfe-b']?.fallback?.version).toBe(SECOND);
    await withdraw(stores(), { unit: 'mfe-b', version: SECOND }, by);
    const past = cookiesOf(await send({ manifest: manifest.manifestId, to: '/b' }));
    expect(bootOf((await open('/b', past)).body).releaseManifest.remotes['mfe-b']).toMatchObject({
      version: THIRD,
      previous: [FIRST],
      fallback: null,
    });
  });
});
