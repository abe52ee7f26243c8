/**
 * Makes a release of what another bundler has built, for `publish --dist` (docs/guides/other-bundlers.md). What
 * federation's manifest says of container, entry and modules is taken from it, what the remote owns from remote.json.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_FILE } from '../webpack/paths.mjs';
import { PLACEHOLDER } from '../webpack/version.mjs';
import { declared, describeRelease, filesOf } from './describe.mjs';
import { precompress } from './precompress.mjs';
import { stampVersion } from './stamp-version.mjs';

const MANIFEST = 'manifest.json';
const DESCRIPTION = 'release.json';

/**
 * Puts the version in its place, compresses what has no compressed copy, and writes release.json. A folder that has one
 * was made a release before, and stays as it is.
 * @param {string} remote such as mfe-jobs
 * @param {string} dist
 * @throws Error that says what the folder lacks
 */
export async function describeDist(remote, dist) {
  if (existsSync(join(dist, DESCRIPTION))) return;
  const read = (name) => readJson(dist, name);
  const declaration = declared(remote, read('remote.json'));
  const manifest = read(MANIFEST);
  const { globalName: container, remoteEntry, buildInfo } = manifest.metaData ?? {};
  const expected = `${remote.replace('-', '_')}_<version>_${PLACEHOLDER}`;
  if (!container?.includes(PLACEHOLDER))
    throw new Error(
      `The container in ${dist}/${MANIFEST} is called ${container}. Call it ${expected}: ${PLACEHOLDER} makes way for a hash, so that two versions can be in one page.`,
    );
  const version = `${buildInfo?.buildVersion ?? '1.0.0'}-${PLACEHOLDER}`;
  const base = `/releases/${remote}/${version}/`;
  const exposes = manifest.exposes.map(({ path, assets }) => [path, filesOf(assets)]);
  const facts = await stampVersion(dist, {
    ...{ version, base, unitManifest: base + MANIFEST, files: {} },
    ...(existsSync(join(dist, SERVER_FILE)) && { server: SERVER_FILE }),
    ...declaration,
    ...{ container, entry: remoteEntry.path + remoteEntry.name },
    // Only webpack's own graph says which exports a build uses. The contract's version is compared all the same.
    uses: {},
    exposes: Object.fromEntries(exposes),
  });
  await precompress(dist);
  await describeRelease(dist, facts);
}

function readJson(dist, name) {
  try {
    return JSON.parse(readFileSync(join(dist, name), 'utf8'));
  } catch ({ message }) {
    throw new Error(`${join(dist, name)} can't be read: ${message}`);
  }
}
