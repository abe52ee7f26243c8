/**
 * Builds the same shell and remotes as one bundle, without federation, split at the routes, for browsers and for the
 * server: the yardstick of what composition costs. Takes the data folder of the site on which it goes live.
 */
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import { precompress } from '../../release/precompress.mjs';
import { sandboxesOf } from '../../runner/sandboxes.mjs';
import { projectPath, REMOTES } from '../../webpack/paths.mjs';
import { stylesheetsOf } from '../../webpack/stylesheets.mjs';
import { monolithConfig, monolithServerConfig, REPLACED } from './monolith-config.mjs';
import { publishMonolith } from './publish-monolith.ts';
import { federationSource, serverSource } from './sources.mjs';

const [dataDir = ''] = process.argv.slice(2);
const federation = REPLACED.replace(/\.ts$/, '.bundled.js');
const entry = projectPath('shell/src/server.bundled.js');
const releases = join(dataDir, 'releases');
const folder = join(releases, 'shell', 'bundled');

await writeFile(federation, federationSource());
await writeFile(entry, serverSource());
try {
  const browsers = await compile(await monolithConfig({ federation, folder }));
  await precompress(folder);
  const stylesheets = stylesheetsOf(browsers.compilation);
  await compile(await monolithServerConfig({ entry, folder, stylesheets }));
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
