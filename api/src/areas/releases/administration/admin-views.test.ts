import { testReleaseManifest } from '@site/shared/testing/release-manifest';
import type { Agent } from '../../../../testing/agent.ts';
import { publish } from '../../../../testing/publish.ts';
import { createReleasingSite, type ReleasingSite } from '../../../../testing/releasing-site.ts';
import { FIRST, SECOND, THIRD } from '../../../../testing/stored-releases.ts';
import { manifestSigner } from '../store/manifest-signer.ts';

let site: ReleasingSite;
let editor: Agent;
/** The remote of a test. */
let unit: string;
/** The release manifest in which it had its first version, a month ago. */
let old: string;
beforeAll(async () => {
  site = await createReleasingSite();
});
beforeEach(async () => {
  unit = await site.addRemote(SECOND);
  old = (await site.owners.get('/v1/releases')).json().manifestId;
  await site.promote(unit, SECOND);
  await site.database.pool.query("update live_manifests set made_at = now() - interval '30 days'");
  editor = await site.signInAdmin('editor');
});
afterAll(() => site.close());

const begin = (by: Agent, manifestId = old) => by.post('/v1/admin/releases/views', { manifestId });
const seenBy = async (agent: Agent) => (await agent.get('/release-manifest.json')).json();

test('an administrator opens the site as it was a month ago, in their own browser alone', async () => {
  expect((await begin(editor)).statusCode).toBe(200);
  expect((await seenBy(editor)).remotes[unit].version).toBe(FIRST);
  expect((await editor.get('/')).body).toContain(`The site as it was: release manifest ${old}`);
  expect((await seenBy(site.visitor())).remotes[unit].version).toBe(SECOND);
  await editor.get('/?manifest=off');
  expect((await seenBy(editor)).remotes[unit].version).toBe(SECOND);
});

test("what only that browser sees isn't cached", async () => {
  await begin(editor);
  for (const url of ['/', '/release-manifest.json']) {
    expect((await editor.get(url)).headers['cache-control']).toBe('private, no-store');
  }
  const visitor = site.visitor();
  expect((await visitor.get('/')).headers['cache-control']).toBe('private, no-cache');
  expect((await visitor.get('/release-manifest.json')).headers['cache-control']).toBe('no-cache');
});

test('nobody else opens it, by a call or by the address, which leads administrators on', async () => {
  for (const agent of [site.visitor(), await site.signUp()]) {
    expect((await begin(agent)).statusCode).toBe(401);
    const refused = await agent.get(`/?manifest=${old}`);
    expect(refused.statusCode).toBe(404);
    expect(refused.body).toContain(`href="/admin/releases?open=${old}"`);
    expect((await seenBy(agent)).remotes[unit].version).toBe(SECOND);
  }
});

test('of what was removed it is said which files are missing, and nothing opens', async () => {
  await site.database.pool.query(
    'update releases set removed_at = now() where unit = $1 and version = $2',
    [unit, FIRST],
  );
  const answer = await begin(editor);
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    `The site can't be opened as it was in ${old}, because the files of ${unit} ${FIRST} have been removed (npm run mfe -- gc). You can still compare what differs.`,
  ]);
  expect(answer.cookies).toEqual([]);
  expect((await seenBy(editor)).remotes[unit].version).toBe(SECOND);
});

test('what a key has signed that counts no more opens for nobody', async () => {
  const { signature } = manifestSigner([Buffer.alloc(32)]).sign(testReleaseManifest());
  await site.database.pool.query(
    `update live_manifests set manifest = jsonb_set(manifest, '{signature}', to_jsonb($1::text))
     where manifest_id = $2`,
    [signature, old],
  );
  expect((await begin(editor)).statusCode).toBe(404);
  expect((await begin(editor, '99-ffffffff')).statusCode).toBe(404);
});

test('an owner gets a link to a version that is not live, which shows it once they say so', async () => {
  await publish(site.owners, { unit, version: THIRD });
  const owner = await site.signInAdmin('owner');
  const requested = { unit, version: THIRD };
  const preview = await owner.post('/v1/admin/releases/previews', requested);
  expect(preview.json()).toMatchObject({ problems: [] });
  const link = `/?override=${encodeURIComponent(preview.json().override)}`;
  expect((await owner.get(link)).body).toContain(`${unit} ${THIRD}`);
  expect((await seenBy(owner)).remotes[unit].version).toBe(SECOND);
  for (const agent of [editor, site.visitor(), await site.signUp()]) {
    const refused = await agent.post('/v1/admin/releases/previews', requested);
    expect(refused.statusCode).toBe(agent === editor ? 403 : 401);
  }
  const unknown = { unit, version: '9.9.9-h000000009' };
  expect((await owner.post('/v1/admin/releases/previews', unknown)).statusCode).toBe(404);
});
