/**
 * Builds the same shell and remotes as one bundle, without federation, split at the routes: the yardstick
 * of what composition costs. Takes two release stores: the composed one, and the one to fill.
 */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import { precompress } from '../../release/precompress.mjs';
import { federationSource } from './federation-source.mjs';
import { monolithConfig, REPLACED } from './monolith-config.mjs';
import { type Bundle, publishMonolith } from './publish-monolith.ts';

const [composedStore = '', store = ''] = process.argv.slice(2);
const federation = REPLACED.replace(/\.ts$/, '.bundled.js');
const folder = join(store, 'shell', 'bundled');

await writeFile(federation, federationSource());
try {
  const bundle = await compile(monolithConfig({ federation, folder }));
  await precompress(folder);
  await publishMonolith({ composedStore, store, folder, bundle });
} finally {
  await rm(federation);
}

function compile(config: webpack.Configuration): Promise<Bundle> {
  return new Promise((resolve, reject) => {
    webpack(config)?.run((error, result) => {
      if (error || !result) reject(error);
      else if (result.hasErrors()) reject(new Error(result.toString('errors-only')));
      else resolve(result.toJson({ all: false, entrypoints: true, chunkGroups: true }));
    });
  });
}
