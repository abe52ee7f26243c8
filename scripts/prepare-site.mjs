/** Builds what changed and publishes what the site's database does not have yet. */
import { build } from './build.mjs';
import { readBuild } from './release/read-build.mjs';
import { MICROFRONTENDS, projectPath } from './webpack/paths.mjs';
import { versionOf } from './webpack/version.mjs';

/**
 * Needs api/dist.
 * @param {object} config the API's configuration
 * @param {(line: string) => void} report
 */
export async function prepareSite(config, report) {
  const { openReleaseStore } = await import(projectPath('api/dist/release-store.js'));
  const store = await openReleaseStore(config, report);
  try {
    const units = await unpublished(store);
    if (units.length === 0) return;
    report(
      `Building ${units.length === MICROFRONTENDS.length ? 'shell and remotes' : units.join(', ')}…`,
    );
    await build(units, (unit, seconds) => report(`  ${unit} ${seconds.toFixed(1)} s`));
    const builds = await Promise.all(units.map((unit) => readBuild(unit)));
    for (const one of builds) await store.store(one);
    const { manifestId } = await store.promote(builds.map(({ unit, version }) => [unit, version]));
    report(`Published; release manifest ${manifestId} is live.`);
  } finally {
    await store.close();
  }
}

/** A version that was stored was published before: what was made live since stays live. */
async function unpublished(store) {
  if (!(await store.isAnythingLive())) return MICROFRONTENDS;
  const known = await Promise.all(
    MICROFRONTENDS.map((unit) => store.isKnown(unit, versionOf(unit))),
  );
  return MICROFRONTENDS.filter((_, index) => !known[index]);
}
