/**
 * Builds the same shell and remotes as one bundle, without federation, split at the routes: the yardstick
 * of what composition costs. Takes two release stores: the composed one, and the one to fill.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import { precompress } from '../../release/precompress.mjs';
import { projectPath } from '../../webpack/paths.mjs';
import { loaderSource } from './loader-source.mjs';
import { monolithConfig } from './monolith-config.mjs';
import { publishMonolith } from './publish-monolith.mjs';

const [composedStore, store] = process.argv.slice(2);
const loader = projectPath('shell/src/remotes/load-remote.bundled.js');
const folder = join(store, 'shell', 'bundled');

await writeFile(loader, loaderSource());
const stats = await compile(monolithConfig({ loader, folder }));
await precompress(folder);
await publishMonolith({ composedStore, store, folder, stats });

function compile(config) {
  return new Promise((resolve, reject) => {
    webpack(config).run((error, result) => {
      if (error) reject(error);
      else if (result.hasErrors()) reject(new Error(result.toString('errors-only')));
      else resolve(result.toJson({ all: false, entrypoints: true, chunkGroups: true }));
    });
  });
}
