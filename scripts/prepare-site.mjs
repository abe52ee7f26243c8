/** Builds what changed and publishes what the release store does not have yet. */
import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from './build.mjs';
import { UNITS } from './webpack/paths.mjs';
import { versionOf } from './webpack/version.mjs';

/**
 * @param {{ releasesDir: string }} config the API's configuration
 * @param {(line: string) => void} report
 */
export async function prepareSite({ releasesDir }, report) {
  await requireWritable(releasesDir);
  const units = unpublished(releasesDir);
  if (units.length === 0) return;
  report(`Building ${units.length === UNITS.length ? 'shell and remotes' : units.join(', ')}…`);
  await build(units, (unit, seconds) => report(`  ${unit} ${seconds.toFixed(1)} s`));
  const { register } = await import('tsx/esm/api');
  register();
  const { publish } = await import('./release/live-manifest.ts');
  const { manifestId } = await publish(units);
  report(`Published; release manifest ${manifestId} is live.`);
}

/**
 * A version that is in the store was published before: whichever version an operator made live since
 * stays live. In a store without a release manifest nothing is live, whatever it holds.
 */
const unpublished = (releasesDir) =>
  existsSync(join(releasesDir, 'release-manifest.json'))
    ? UNITS.filter((unit) => !existsSync(join(releasesDir, unit, versionOf(unit), 'release.json')))
    : UNITS;

async function requireWritable(folder) {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK);
  } catch {
    throw new Error(
      `${folder} cannot be written. Make it writable or name another folder with DATA_DIR.`,
    );
  }
}

/** Not mkdir's own recursion: below /proc that never ends. */
async function makeFolder(folder) {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder);
}
