/** Builds what changed and publishes what the site's database does not have yet. */
import { build } from './build.mjs';
import { publishNew } from './publish-new.mjs';
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
    await build(MICROFRONTENDS, report);
    await publishNew(store, report);
  } finally {
    await store.close();
  }
}
