/**
 * Builds the same shell and remotes as one bundle, without federation, split at the routes, for browsers and for the
 * server: the yardstick of what composition costs. Takes the data folder of the site on which it goes live.
 */
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@site/api/database';
import type {
  ReleaseManifest,
  RemoteRelease,
  ShellRelease,
} from '@site/shared/contracts/composition';
import webpack, { type StatsCompilation } from 'webpack';
import { precompress } from '../../release/precompress.mjs';
import { sandboxesOf } from '../../runner/sandboxes.mjs';
import { projectPath, REMOTES, SERVER_FILE } from '../../webpack/paths.mjs';
import { stylesOf } from '../../webpack/stylesheets.mjs';
import { BASE, monolithConfig, monolithServer, REPLACED } from './monolith-config.mjs';
import { bundledContainerOf, chunkNameOf, federationSource, serverSource } from './sources.mjs';

const [dataDir = ''] = process.argv.slice(2);
const federation = REPLACED.replace(/\.ts$/, '.bundled.js');
const entry = projectPath('shell/src/server.bundled.js');
const releases = join(dataDir, 'releases');
const folder = join(releases, 'shell', 'bundled');

/** The server build of every remote: what they hold is in the bundle's. */
const EMPTY_SERVER_FILE = 'empty-server.js';

await writeFile(federation, federationSource());
await writeFile(entry, serverSource());
try {
  const browsers = await compile(await monolithConfig({ federation, folder }));
  await precompress(folder);
  const server = await monolithServer(entry, stylesOf(browsers.compilation, BASE));
  await writeFile(join(folder, SERVER_FILE), server);
  const sandboxes = await Promise.all(REMOTES.map((remote) => sandboxesOf(remote)));
  for (const { path, facts } of sandboxes.flat()) {
    await cp(path, join(releases, 'shell', facts.folder), { recursive: true });
  }
  const bundle = browsers.toJson({ all: false, entrypoints: true, chunkGroups: true });
  await publishMonolith({ dataDir, folder, bundle });
} finally {
  await rm(federation);
  await rm(entry);
}

function compile(config: webpack.Configuration): Promise<webpack.Stats> {
  return new Promise((resolve, reject) => {
    webpack(config)?.run((error, result) => {
      if (error || !result) reject(error);
      else if (result.hasErrors()) reject(new Error(result.toString('errors-only')));
      else resolve(result);
    });
  });
}

/** What webpack says of the bundle. */
type Bundle = Pick<StatsCompilation, 'entrypoints' | 'namedChunkGroups'>;

interface Bundled {
  /** Of the site, on which everything is live as it was composed. */
  dataDir: string;
  /** Of the bundle's files, where the site stores what it serves. */
  folder: string;
  bundle: Bundle;
}

/**
 * Writes a release manifest in which everything is the one bundle: the documents then carry the same data, and preload
 * the bundle's chunks where the composed ones preload a remote's files.
 */
async function publishMonolith({ dataDir, folder, bundle }: Bundled) {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const { rows } = await database.pool.query(
    'select manifest from live_manifests order by sequence desc limit 1',
  );
  const composed: ReleaseManifest = rows[0].manifest;
  await writeFile(join(folder, EMPTY_SERVER_FILE), 'module.exports = {};\n');
  const files = await hashesOf(folder);
  const entry = filesIn(bundle.entrypoints, 'main');
  const shell: ShellRelease = {
    ...composed.shell,
    base: BASE,
    entry,
    shared: {},
    files,
    server: SERVER_FILE,
  };
  const remotes = Object.entries(composed.remotes).map(
    // The page looks hashes up by folder, and all releases share one here: each holds them all.
    ([name, remote]) => [name, { ...bundledRemote(name, remote, bundle), files }] as const,
  );
  const manifest: ReleaseManifest = {
    ...composed,
    manifestId: 'one-bundle',
    sequence: composed.sequence + 1,
    shell,
    remotes: Object.fromEntries(remotes),
  };
  await database.pool.query(
    `insert into live_manifests (sequence, manifest_id, manifest, made_by, action, units)
     values ($1, $2, $3, 'benchmark', 'promote', '{}')`,
    [manifest.sequence, manifest.manifestId, JSON.stringify(manifest)],
  );
  await database.close();
}

/** The chunks of the remote's routes: the first in place of its entry, since a document names one. */
function bundledRemote(name: string, remote: RemoteRelease, bundle: Bundle): RemoteRelease {
  const chunks = Object.keys(remote.exposes).map(
    (module) => [module, filesIn(bundle.namedChunkGroups, chunkNameOf(name, module))] as const,
  );
  const exposes = Object.fromEntries(chunks);
  const [entry = '', ...js] = exposes['./routes']?.js ?? [];
  exposes['./routes'] = { js, css: exposes['./routes']?.css ?? [] };
  return {
    ...remote,
    base: BASE,
    container: bundledContainerOf(name),
    entry,
    exposes,
    server: EMPTY_SERVER_FILE,
  };
}

/** @throws if the bundle has no such group: what was to be replaced was not */
function filesIn(groups: Bundle['entrypoints'], name: string) {
  const assets = groups?.[name]?.assets;
  if (!assets) throw new Error(`The bundle has no chunks of ${name}.`);
  const names = assets.map((asset) => asset.name);
  return {
    js: names.filter((file) => file.endsWith('.js')),
    css: names.filter((file) => file.endsWith('.css')),
  };
}

async function hashesOf(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
  const hash = async (name: string) => {
    const digest = createHash('sha384').update(await readFile(join(folder, name)));
    return [name, `sha384-${digest.digest('base64')}`];
  };
  return Object.fromEntries(await Promise.all(names.map(hash)));
}
