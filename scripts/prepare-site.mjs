/** Builds what changed and publishes what the release store does not have yet. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { buildApi } from './build-api.mjs';
import { projectPath, UNITS } from './webpack/paths.mjs';
import { versionOf } from './webpack/version.mjs';

const dataFolder = () => process.env.DATA_DIR ?? projectPath('.data');
const releasesFolder = () => process.env.RELEASES_DIR ?? join(dataFolder(), 'releases');

/**
 * A version that is in the store was published before: whichever version an operator made live since
 * stays live.
 */
const unpublished = () =>
  UNITS.filter(
    (unit) => !existsSync(join(releasesFolder(), unit, versionOf(unit), 'release.json')),
  );

/** @param {{ report: (line: string) => void }} options */
export async function prepareSite({ report }) {
  await buildApi();
  const units = unpublished();
  if (units.length === 0) return;
  report(`Building ${units.length === UNITS.length ? 'shell and remotes' : units.join(', ')}…`);
  await build(units, (unit, seconds) => report(`  ${unit} ${seconds.toFixed(1)} s`));
  const { register } = await import('tsx/esm/api');
  register();
  const { publish } = await import('./release/live-set.ts');
  const { setId } = await publish(units);
  report(`Published; set ${setId} is live.`);
}
