/** What a team gets by storing a hostile server build and opening a preview of it, by the calls that it may make. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import type { Agent } from '../../../../testing/agent.ts';
import { ESCAPE } from '../../../../testing/hostile-builds.ts';
import { createReleasingSiteWith, type ReleasingSite } from '../../../../testing/releasing-site.ts';
import { until } from '../../../../testing/rendered-documents.ts';
import { pageOf, SHELL } from '../../../../testing/rendering-site.ts';
import { publish, SECOND, type TestRelease } from '../../../../testing/stored-releases.ts';
import { integrityOf } from '../store/integrity.ts';

let site: ReleasingSite;
let team: Agent;
/** A folder of the API's machine, with a secret. */
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'machine-'));
  writeFileSync(path.join(folder, 'secret'), 'sesame');
  site = await createReleasingSiteWith({ RENDER_LIMIT_MS: '5000' }, 'mfe-a');
  await publish(site.owners, withServerBuild('shell', SECOND, SHELL));
  await site.promote('shell', SECOND);
  team = await site.team({ unit: 'mfe-a', rights: ['publish'] });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

/** A release whose pages are rendered by this code. */
function withServerBuild(unit: string, version: string, source: string): TestRelease {
  const { files } = unit === 'shell' ? testReleaseManifest().shell : testRemote(unit);
  const names = Object.keys(files).map((name) => [name, `${name} of ${version}`]);
  const contents: Record<string, string> = { ...Object.fromEntries(names), 'server.js': source };
  const hashes = Object.entries(contents).map(([name, content]) => [name, integrityOf(content)]);
  return {
    unit,
    version,
    contents,
    facts: { server: 'server.js', files: Object.fromEntries(hashes) },
  };
}

/** A browser in which a preview of this version is open. */
async function previewOf(version: string): Promise<Agent> {
  const { override } = (
    await team.post('/v1/releases/previews', { unit: 'mfe-a', version })
  ).json();
  const browser = site.visitor();
  await browser.send({
    method: 'POST',
    url: '/releases/view',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ override, to: '/a' }).toString(),
  });
  return browser;
}

const isConfined = async () => {
  const owner = await site.signInAdmin();
  return (await owner.get('/v1/admin/rendering')).json().confinement !== 'permissions';
};

test('a build that nobody has approved starts no program and reads no file, and its preview says so', async () => {
  const attempt = (what: string) =>
    `try { tried.push('got ' + ${what}); } catch (error) { tried.push('refused'); }`;
  const build = `${ESCAPE} const tried = [];
    ${attempt(`(await builtin('child_process')).execSync('touch ${folder}/ran')`)}
    ${attempt(`(await builtin('fs')).readFileSync('${folder}/secret')`)}
    ${attempt(`require('node:child_process')`)}
    return tried.join(', ');`;
  const stored = await publish(team, withServerBuild('mfe-a', SECOND, pageOf(build)));
  expect(stored.statusCode).toBe(201);
  const browser = await previewOf(SECOND);
  const confined = await isConfined();
  const open = async () => (await browser.get('/a')).body;
  // The first page may be late: its process starts. Without confinement none is ever rendered.
  if (confined) await until(async () => (await open()).includes('refused, refused, refused'));
  const body = await open();
  expect(body).toContain(`Preview: mfe-a ${SECOND}`);
  expect(body).not.toMatch(/got |sesame/);
  expect(existsSync(path.join(folder, 'ran'))).toBe(false);
});
