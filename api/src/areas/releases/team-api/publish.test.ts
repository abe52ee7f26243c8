import { randomBytes } from 'node:crypto';
import { MOST_FILE_BYTES, releaseRights } from '@site/shared/contracts';
import type { Agent } from '../../../../testing/agent.ts';
import { described, publish, upload } from '../../../../testing/publish.ts';
import { FIRST, SECOND, THIRD, testFiles } from '../../../../testing/stored-releases.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { integrityOf } from '../store/integrity.ts';

let site: TestApp;
let team: Agent & { name: string };
beforeAll(async () => {
  site = await createTestApp();
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
  const { manifestId, units } = (await team.get('/v1/releases')).json();
  const [{ versions, ...unit }] = units;
  expect([manifestId, unit]).toEqual([
    null,
    { unit: 'mfe-a', live: null, since: null, previous: [] },
  ]);
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

test('a release that names a file which was not uploaded is refused by the name of the file', async () => {
  const { files, ...release } = described({ unit: 'mfe-a', version: THIRD });
  const answer = await team.post('/v1/releases', { ...release, files });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toMatch(/is incomplete: .*routes\.js/);
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

test.each(['application/json', 'text/plain', 'image/png'])(
  'a file that is sent as %s is refused in words',
  async (type) => {
    const answer = await upload(team, Buffer.from('{}'), type);
    expect([answer.statusCode, answer.json().message]).toEqual([
      415,
      'Send the file itself as the body, as application/octet-stream.',
    ]);
  },
);

test('a request without a body uploads nothing', async () => {
  const answer = await team.send({ method: 'PUT', url: '/v1/releases/files' });
  expect(answer.statusCode).toBe(415);
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
  ['a unit', { unit: 'mfe-' }, 'unit'],
  ['a unit', { unit: `mfe-${'a'.repeat(80)}` }, 'unit'],
  ['a version', { version: '1.0.0' }, 'version'],
  ['a version', { version: '..' }, 'version'],
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

test.each<[string, object]>([
  ['twice', [file, file]],
  ['in the folder of another version', [{ ...file, folder: SECOND }]],
])('a release that names a file %s is refused', async (_, files) => {
  await upload(team, Buffer.from('any'));
  const answer = await team.post('/v1/releases', { unit: 'mfe-a', version: FIRST, files });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'refused']);
});
