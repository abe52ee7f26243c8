/**
 * Makes a release of what another bundler has built, for `publish --dist` (docs/guides/other-bundlers.md). What
 * federation's manifest says of container, entry and modules is taken from it, what the remote owns from remote.json.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_FILE } from '../webpack/paths.mjs';
import { PLACEHOLDER } from '../webpack/version.mjs';
import { declared, describeRelease, filesOf } from './describe.mjs';
import { finishedBuild, isReleased } from './finished-build.ts';
import { precompress } from './precompress.mjs';
import { stampVersion } from './stamp-version.mjs';

/**
 * Puts the version in its place, compresses what has no compressed copy, and writes release.json. A folder that has one
 * was made a release before, and stays as it is.
 * @param {string} remote such as mfe-jobs
 * @param {string} dist
 * @throws Error that says what the folder lacks
 */
export async function describeDist(remote, dist) {
  if (isReleased(remote, dist)) return;
  const { declaration, manifest } = finishedBuild(remote, dist);
  const { globalName: container, remoteEntry, buildInfo } = manifest.metaData;
  const version = `${buildInfo?.buildVersion ?? '1.0.0'}-${PLACEHOLDER}`;
  const base = `/releases/${remote}/${version}/`;
  const exposes = manifest.exposes.map(({ path, assets }) => [path, filesOf(assets)]);
  const facts = await stampVersion(dist, {
    ...{ version, base, unitManifest: `${base}manifest.json`, files: {} },
    ...(existsSync(join(dist, SERVER_FILE)) && { server: SERVER_FILE }),
    ...declared(remote, declaration),
    ...{ container, entry: remoteEntry.path + remoteEntry.name },
    // Only webpack's own graph says which exports a build uses. The contract's version is compared all the same.
    uses: {},
    exposes: Object.fromEntries(exposes),
  });
  await precompress(dist);
  await describeRelease(dist, facts);
}
