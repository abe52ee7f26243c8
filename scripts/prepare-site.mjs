/** Builds what changed and publishes what the site's database does not have yet. */
import { build } from './build.mjs';
import { readBuild } from './release/read-build.mjs';
import { MICROFRONTENDS, projectPath } from './webpack/paths.mjs';

/**
 * Needs api/dist.
 * @param {object} config the API's configuration
 * @param {(line: string) => void} report
 */
export async function prepareSite(config, report) {
  const { openReleaseStore } = await import(projectPath('api/dist/release-store.js'));
  const store = await openReleaseStore(config, report);
  try {
    await build(MICROFRONTENDS, (microfrontend, seconds) =>
      report(`  ${microfrontend} built in ${seconds.toFixed(1)} s`),
    );
    const builds = await unpublished(store);
    if (builds.length === 0) return;
    for (const one of builds) await store.store(one);
    const { manifestId } = await store.promote(builds.map(({ unit, version }) => [unit, version]));
    report(`Published; release manifest ${manifestId} is live.`);
  } finally {
    await store.close();
  }
}

/** A version that was stored was published before: what was made live since stays live. */
async function unpublished(store) {
  const builds = await Promise.all(MICROFRONTENDS.map((microfrontend) => readBuild(microfrontend)));
  if (!(await store.isAnythingLive())) return builds;
  const known = await Promise.all(builds.map(({ unit, version }) => store.isKnown(unit, version)));
  return builds.filter((_, index) => !known[index]);
}
