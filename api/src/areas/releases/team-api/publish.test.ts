import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { releaseRights } from '@site/shared/contracts/composition';
import { MOST_FILE_BYTES, type ReleaseList } from '@site/shared/contracts/releases';
import type { Agent } from '../../../../testing/agent.ts';
import { createReleasingSite, type ReleasingSite } from '../../../../testing/releasing-site.ts';
import {
  described,
  FIRST,
  publish,
  SECOND,
  type TestRelease,
  THIRD,
  testFiles,
  upload,
} from '../../../../testing/stored-releases.ts';
import { integrityOf } from '../store/integrity.ts';

let site: ReleasingSite;
let team: Agent & { name: string };
beforeAll(async () => {
  site = await createReleasingSite();
  team = await site.team({ unit: 'mfe-a', rights: ['publish'] });
});
afterAll(() => site.close());

const missing = async (integrities: string[]): Promise<string[]> =>
  (await team.post('/v1/releases/missing-files', { integrities })).json().missing;

test('a team uploads what the site lacks, and then names it as a release', async () => {
  const release = { unit: 'mfe-a', version: FIRST };
  const files = testFiles(release).map(({ content }) => content);
  const hashes = files.map(integrityOf);
  expect(await missing(hashes)).toEqual(hashes);
  for (const file of files) {
    expect((await upload(team, file)).json()).toEqual({ integrity: integrityOf(file) });
  }
  expect(await missing(hashes)).toEqual([]);
  const answer = await team.post('/v1/releases', described(release));
  expect([answer.statusCode, answer.json()]).toEqual([201, { ...release, isNew: true }]);
  const again = await team.post('/v1/releases', described(release));
  expect([again.statusCode, again.json()]).toEqual([200, { ...release, isNew: false }]);
});

test('the list says which versions are stored, by whom, and how large they are', async () => {
  const release = { unit: 'mfe-a', version: SECOND };
  await publish(team, release);
  const { units }: ReleaseList = (await team.get('/v1/releases')).json();
  const { versions = [], ...unit } = units.find(({ unit }) => unit === 'mfe-a') ?? {};
  expect(unit).toEqual({ unit: 'mfe-a', live: null, since: null, previous: [] });
  const bytes = testFiles(release).reduce((sum, { content }) => sum + content.length, 0);
  expect(versions[0]).toEqual({
    version: SECOND,
    storedAt: expect.stringMatching(/Z$/),
    storedBy: team.name,
    isLive: false,
    isWithdrawn: false,
    bytes,
  });
});

test('a file is stored under the hash of what arrived, whatever was meant to be sent', async () => {
  const [meant, sent] = [Buffer.from('what was meant'), Buffer.from('what arrived')];
  expect((await upload(team, sent)).json()).toEqual({ integrity: integrityOf(sent) });
  expect(await missing([integrityOf(meant), integrityOf(sent)])).toEqual([integrityOf(meant)]);
});

test.each<[string, Buffer]>([
  ['bytes that are no text', randomBytes(2_000)],
  ['nothing', Buffer.alloc(0)],
  ['what looks like JSON', Buffer.from('{"__proto__":')],
])('a file may hold %s', async (_, content) => {
  expect((await upload(team, content)).json()).toEqual({ integrity: integrityOf(content) });
  const { rows } = await site.database.pool.query(
    'select content from release_files where integrity = $1',
    [integrityOf(content)],
  );
  expect(rows).toEqual([{ content }]);
});

test('the largest file is taken, and one that is larger by a byte is refused in words', async () => {
  expect((await upload(team, Buffer.alloc(MOST_FILE_BYTES))).statusCode).toBe(200);
  const answer = await upload(team, Buffer.alloc(MOST_FILE_BYTES + 1));
  expect([answer.statusCode, answer.json().message]).toEqual([
    413,
    'A file of a release can have at most 32 MiB.',
  ]);
});

test('many files that are sent at once all arrive', async () => {
  const files = Array.from({ length: 60 }, () => randomBytes(500));
  const answers = await Promise.all(files.map((file) => upload(team, file)));
  expect(answers.map((answer) => answer.json())).toEqual(
    files.map((file) => ({ integrity: integrityOf(file) })),
  );
});

test('a file that is sent as anything else is refused in words, and so is none', async () => {
  for (const type of ['application/json', 'text/plain', 'image/png']) {
    const answer = await upload(team, Buffer.from('{}'), type);
    expect([answer.statusCode, answer.json().message]).toEqual([
      415,
      'Send the file itself as the body, as application/octet-stream.',
    ]);
  }
  const none = await team.send({ method: 'PUT', url: '/v1/releases/files' });
  expect(none.statusCode).toBe(415);
});

test.each(['/v1/releases', '/v1/releases/promotions', '/v1/releases/tokens', '/v1/auth/signin'])(
  '%s takes no files',
  async (url) => {
    const able = await site.team({ unit: 'mfe-a', rights: [...releaseRights] });
    const payload = Buffer.from('a file');
    const headers = { 'content-type': 'application/octet-stream' };
    expect((await able.send({ method: 'POST', url, payload, headers })).statusCode).toBe(415);
  },
);

test('as many files as a release may have are named in one call, with the longest names', async () => {
  const folder = 'f'.repeat(100);
  const files = Array.from({ length: 5_000 }, (_, n) => ({
    folder,
    path: `${'x'.repeat(191)}-${n}`.slice(-200),
    integrity: `sha384-${String(n).padStart(64, '0')}`,
  }));
  const hashes = files.map(({ integrity }) => integrity);
  expect(await missing(hashes)).toEqual(hashes);
  const answer = await team.post('/v1/releases', { unit: 'mfe-a', version: THIRD, files });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'refused']);
});

test('calls that need no large body take none', async () => {
  const payload = { unit: 'mfe-a', version: FIRST, why: 'x'.repeat(70_000) };
  const owner = await site.team();
  expect((await owner.post('/v1/releases/promotions', payload)).statusCode).toBe(413);
});

const integrity = integrityOf('any');
const file = { folder: FIRST, path: 'routes.js', integrity };

test.each<[string, object, string]>([
  ['a unit', { unit: '../shell' }, 'unit'],
  ['a unit', { unit: `mfe-${'a'.repeat(80)}` }, 'unit'],
  ['a version', { version: '1.0.0' }, 'version'],
  ['a folder', { files: [{ ...file, folder: '..' }] }, 'files.0.folder'],
  ['a folder', { files: [{ ...file, folder: 'a/b' }] }, 'files.0.folder'],
  ['a folder', { files: [{ ...file, folder: '.git' }] }, 'files.0.folder'],
  ['a path', { files: [{ ...file, path: '../routes.js' }] }, 'files.0.path'],
  ['a path', { files: [{ ...file, path: '/etc/passwd' }] }, 'files.0.path'],
  ['a path', { files: [{ ...file, path: 'a\\b.js' }] }, 'files.0.path'],
  ['a path', { files: [{ ...file, path: 'a\0.js' }] }, 'files.0.path'],
  ['a path', { files: [{ ...file, path: `${'a'.repeat(201)}` }] }, 'files.0.path'],
  ['a hash', { files: [{ ...file, integrity: 'sha256-abc' }] }, 'files.0.integrity'],
  ['a hash', { files: [{ ...file, integrity: `${integrity} ${integrity}` }] }, 'files.0.integrity'],
  ['no files', { files: [] }, 'files'],
])('%s that is odd is refused by name: %j', async (_, odd, field) => {
  const release = { unit: 'mfe-a', version: FIRST, files: [file], ...odd };
  const answer = await team.post('/v1/releases', release);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
});

describe('what is tried before it goes live:', () => {
  /** The remote of a test. */
  let remote: string;
  beforeEach(async () => {
    remote = await site.addRemote();
  });

  /** Text of so many KiB, of which compression leaves three quarters. */
  const text = (kib: number) => randomBytes(kib * 768).toString('base64');

  const contents = (routes: string) => ({
    'remote-entry.js': 'the entry',
    'routes.js': routes,
    'routes.css': 'a style',
  });

  const store = (release: Omit<TestRelease, 'unit'>) =>
    publish(site.owners, { unit: remote, ...release });

  const promotion = (version: string, facts: object = {}) =>
    site.owners.post('/v1/releases/promotions', { unit: remote, version, ...facts });

  const problemsOf = async (version: string): Promise<string[]> =>
    (await site.owners.post('/v1/releases/previews', { unit: remote, version })).json().problems;

  const liveVersion = async () =>
    (await site.owners.get('/v1/releases'))
      .json()
      .units.find((one: { unit: string }) => one.unit === remote).live;

  test('a version that outgrows its budget is refused by the proof and by the promotion, in the same words', async () => {
    await store({ version: SECOND, contents: contents(text(100)) });
    const [problem, ...others] = await problemsOf(SECOND);
    expect(others).toEqual([]);
    expect(problem?.replace(remote, 'mfe-a')).toMatch(
      /^mfe-a 1\.1\.0-h000000002 outgrows its budget\.scripts of 64 KiB: .* are 7\d\.\d KiB, compressed; 1\.0\.0-h000000001, which is live, has 0\.1 KiB\. What has grown: routes\.js \+/,
    );
    const answer = await promotion(SECOND);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message.startsWith(problem)).toBe(true);
    expect(answer.json().message).toContain(
      `npm run mfe -- promote ${remote} ${SECOND} --force --why <reason>`,
    );
    expect(await liveVersion()).toBe(FIRST);
  });

  test('a version that declares what it needs goes live, and the difference says that the budget was raised', async () => {
    await store({
      version: SECOND,
      contents: contents(text(100)),
      facts: { budget: { scripts: 80 } },
    });
    const { manifestId: from } = (await site.owners.get('/v1/releases')).json();
    expect(await problemsOf(SECOND)).toEqual([]);
    const { manifestId: to } = (await promotion(SECOND)).json();
    const { units } = (await site.owners.get(`/v1/releases/diff?from=${from}&to=${to}`)).json();
    expect(units).toMatchObject([
      {
        unit: remote,
        budget: {
          from: { scripts: 64, styles: 16, total: 256 },
          to: { scripts: 80, styles: 16, total: 256 },
        },
        weight: { to: { styles: 'a style'.length } },
      },
    ]);
  });

  test('what counts is the compressed copy that learners get', async () => {
    const routes = `// ${'the same again and again '.repeat(20_000)}`;
    const compressed = brotliCompressSync(routes);
    await store({ version: SECOND, contents: contents(routes), facts: { budget: { scripts: 1 } } });
    expect(await problemsOf(SECOND)).toEqual([]);
    await store({
      version: THIRD,
      contents: { ...contents(routes), 'routes.js.br': `${compressed}${text(2)}` },
      facts: { budget: { scripts: 1 } },
    });
    expect(await problemsOf(THIRD)).toEqual([expect.stringContaining('budget.scripts of 1 KiB')]);
  });

  test('a version with a copy of what the shell shares is refused, whether or not its build says so', async () => {
    const copy = {
      version: '18.3.1',
      file: 'node_modules/old/node_modules/react/index.js',
      askedBy: 'node_modules/old/index.js',
    };
    const said = { 'bundled-packages.json': JSON.stringify({ react: [copy] }) };
    await store({ version: SECOND, contents: { ...contents('a page'), ...said } });
    expect((await promotion(SECOND)).json().message).toContain(
      `${remote} ${SECOND} brings a copy of react 18.3.1, which the shell shares: ${copy.file}, asked for by ${copy.askedBy}.`,
    );
    const factory = 'return {$$typeof:r,type:e,key:n,ref:null,props:t}';
    await store({
      version: THIRD,
      contents: { ...contents(factory), 'bundled-packages.json': '{' },
    });
    expect((await promotion(THIRD)).json().message).toContain(
      `${remote} ${THIRD} brings a copy of react, which the shell shares: routes.js holds it.`,
    );
    expect(await liveVersion()).toBe(FIRST);
  });

  test('the shell may hold what it shares', async () => {
    const main = '$$typeof:r,type:e,key:n';
    await publish(site.owners, {
      unit: 'shell',
      version: SECOND,
      contents: { 'main.js': main, 'main.css': 'a style', 'ui.js': 'components' },
    });
    const promoted = await site.owners.post('/v1/releases/promotions', {
      unit: 'shell',
      version: SECOND,
    });
    expect(promoted.statusCode).toBe(200);
  });

  test('who says why makes it live all the same, and the history says that it is unproved', async () => {
    await store({ version: SECOND, contents: contents(text(100)) });
    const silent = await promotion(SECOND, { force: true });
    expect([silent.statusCode, silent.json().errors]).toEqual([
      400,
      { why: "must say why it's going live unproved" },
    ]);
    const forced = await promotion(SECOND, { force: true, why: 'the editor is due today' });
    expect(forced.statusCode).toBe(200);
    // A caller that lost the response may send it again, and what is live needs no second reason.
    expect((await promotion(SECOND)).statusCode).toBe(200);
    const { entries } = (
      await site.owners.get(`/v1/releases/history?unit=${remote}&limit=1`)
    ).json();
    expect(entries).toMatchObject([{ why: 'unproved: the editor is due today' }]);
  });

  test('no canary begins with such a version, unless a reason is given', async () => {
    await store({ version: SECOND, contents: contents(text(100)) });
    const begin = (facts: object) =>
      site.owners.post('/v1/releases/canaries', { unit: remote, version: SECOND, ...facts });
    const refused = await begin({});
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringContaining('outgrows its budget'),
    ]);
    expect((await begin({ force: true, why: 'tried small' })).json()).toMatchObject({
      state: 'running',
      why: 'unproved: tried small',
    });
  });

  test('going back is never blocked by a budget', async () => {
    await store({ version: SECOND, contents: contents(text(100)) });
    await promotion(SECOND, { force: true, why: 'the editor is due today' });
    await store({ version: THIRD });
    await promotion(THIRD);
    const back = await site.owners.post('/v1/releases/rollbacks', { unit: remote });
    expect(back.statusCode).toBe(200);
    expect(await liveVersion()).toBe(SECOND);
  });
});
