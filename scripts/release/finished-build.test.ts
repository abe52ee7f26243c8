import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { projectPath } from '../webpack/paths.mjs';
import { describeDist } from './describe-dist.mjs';
import { unitManifest } from './finished-build.ts';

const REMOTE = 'mfe-jobs';
const CONTAINER = 'mfe_jobs_1_0_0_hUNSTAMPED';

const declaration = {
  name: REMOTE,
  mountPaths: ['/jobs'],
  pages: [{ path: '/jobs', title: 'Jobs', description: 'What is open.' }],
  navigation: [],
  slots: [],
  contract: '^5.0.0',
};
const assets = { js: { sync: ['routes.js'], async: [] }, css: { sync: [], async: [] } };
const none = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
const manifest = {
  metaData: {
    globalName: CONTAINER,
    buildInfo: { buildVersion: '1.0.0' },
    remoteEntry: { path: '', name: 'remote-entry.js', type: 'global' },
  },
  shared: [{ name: 'react', assets: none }],
  exposes: [{ path: './routes', assets }],
};
const built = {
  'remote.json': declaration as object,
  'manifest.json': manifest as object,
  'remote-entry.js': `var ${CONTAINER} = {}`,
  'routes.js': '',
};

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'finished-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

function release(files: Record<string, string | object>) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(
      join(dist, name),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  }
  return describeDist(REMOTE, dist);
}
const released = () => JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8'));

test('a finished build becomes a release, and stays the one that it is', async () => {
  await release(built);
  const { version, container, entry, exposes, files } = released();
  const stamp = version.slice('1.0.0-'.length);
  expect(container).toBe(`mfe_jobs_1_0_0_${stamp}`);
  expect({ entry, exposes }).toEqual({
    entry: 'remote-entry.js',
    exposes: { './routes': { js: ['routes.js'], css: [] } },
  });
  expect(Object.keys(files)).toEqual(['remote-entry.js', 'routes.js']);
  await describeDist(REMOTE, dist);
  expect(released().version).toBe(version);
});

const withMeta = (changes: object) => ({
  ...manifest,
  metaData: { ...manifest.metaData, ...changes },
});

test.each<[string, Record<string, string | object>, string]>([
  [
    'a container without a place for the version',
    { 'manifest.json': withMeta({ globalName: 'jobs' }) },
    'manifest.json: metaData.globalName: is called jobs. Call it mfe_jobs_<version>_hUNSTAMPED: hUNSTAMPED makes way for a hash',
  ],
  [
    'an entry that is a module',
    { 'manifest.json': withMeta({ remoteEntry: { path: '', name: 'a.js', type: 'module' } }) },
    'manifest.json: metaData.remoteEntry.type: must be a classic script',
  ],
  [
    'a version that is none',
    { 'manifest.json': withMeta({ buildInfo: { buildVersion: 'next' } }) },
    'manifest.json: metaData.buildInfo.buildVersion: must be a version such as 1.0.0',
  ],
  [
    'no routes',
    { 'manifest.json': { ...manifest, exposes: [{ path: './pages', assets }] } },
    'manifest.json: exposes: must have one with the path ./routes',
  ],
  [
    'a copy of React',
    { 'manifest.json': { ...manifest, shared: [{ name: 'react', assets }] } },
    'manifest.json: shared.0: brings a copy of what the shell has: share it with import: false',
  ],
  [
    'a manifest of something else',
    { 'manifest.json': {} },
    'manifest.json: metaData: must be of type object\n  manifest.json: shared: must be of type array',
  ],
  [
    'a file that is named and missing',
    {
      'manifest.json': withMeta({ remoteEntry: { path: 'static/', name: 'remote-entry.js' } }),
    },
    'manifest.json: metaData.remoteEntry: there is no file static/remote-entry.js',
  ],
  ['half a manifest', { 'manifest.json': '{' }, "manifest.json: can't be read:"],
  [
    'a key that nobody knows',
    { 'remote.json': { ...declaration, mountPath: '/jobs' } },
    'remote.json: mountPath: there is no such key',
  ],
  [
    "an address that isn't its own",
    { 'remote.json': { ...declaration, mountPaths: ['/work'] } },
    'remote.json: pages.0.path: must be /work, or lie below, not /jobs',
  ],
  [
    'a slot that nothing fills',
    {
      'remote.json': {
        ...declaration,
        slots: [{ slot: 'home.panel', module: './src/slots/panel.tsx' }],
      },
    },
    'remote.json: slots.0.module: must be one of what is exposed (./routes)',
  ],
  [
    'a release that lacks what one must say',
    { 'release.json': { version: '1.0.0-h123456789' } },
    'release.json: base: must be of type string',
  ],
])('%s is refused by the name of file and field', async (_what, files, message) => {
  await expect(release({ ...built, ...files })).rejects.toThrow(
    `isn't a finished build of ${REMOTE}:\n  ${message}`,
  );
});

/** The names of all fields, such as exposes[].path. */
function fieldsOf(schema: z.core.JSONSchema.BaseSchema, name = ''): string[] {
  const { properties, items } = schema;
  if (items) return fieldsOf(items as z.core.JSONSchema.BaseSchema, `${name}[]`);
  if (!properties) return [name];
  return Object.entries(properties).flatMap(([key, value]) =>
    fieldsOf(value as z.core.JSONSchema.BaseSchema, name ? `${name}.${key}` : key),
  );
}

test('the guide has every field of the manifest that is read, and no other', () => {
  const guide = readFileSync(projectPath('docs/guides/other-bundlers.md'), 'utf8');
  const table = guide.slice(guide.indexOf('| Field |')).split('\n\n')[0] ?? '';
  const named = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name);
  const fields = fieldsOf(z.toJSONSchema(unitManifest(REMOTE)));
  expect(named.toSorted()).toEqual(fields.toSorted());
});
