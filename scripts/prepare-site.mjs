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
    const microfrontends = await unpublished(store);
    if (microfrontends.length === 0) return;
    report(
      `Building ${microfrontends.length === MICROFRONTENDS.length ? 'shell and remotes' : microfrontends.join(', ')}…`,
    );
    await build(microfrontends, (microfrontend, seconds) =>
      report(`  ${microfrontend} ${seconds.toFixed(1)} s`),
    );
    const builds = await Promise.all(
      microfrontends.map((microfrontend) => readBuild(microfrontend)),
    );
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
    MICROFRONTENDS.map((microfrontend) => store.isKnown(microfrontend, versionOf(microfrontend))),
  );
  return MICROFRONTENDS.filter((_, index) => !known[index]);
}
