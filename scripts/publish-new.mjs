/** Publishes the builds of the dist folders that a release store does not have yet. */
import { readBuild, versionOf } from './release/read-build.mjs';
import { MICROFRONTENDS } from './webpack/paths.mjs';

/**
 * @param {object} store what releaseStoreOf of the API returns
 * @param {(line: string) => void} report
 */
export async function publishNew(store, report) {
  const unpublished = await findUnpublished(store);
  if (unpublished.length === 0) return;
  const builds = await Promise.all(unpublished.map((microfrontend) => readBuild(microfrontend)));
  for (const one of builds) await store.store(one);
  const { manifestId } = await store.promote(builds.map(({ unit, version }) => [unit, version]));
  report(`Published; release manifest ${manifestId} is live.`);
}

/** A version that was live before isn't made live again: what was made live since stays live. */
async function findUnpublished(store) {
  if (!(await store.isAnythingLive())) return MICROFRONTENDS;
  const pending = await Promise.all(
    MICROFRONTENDS.map((microfrontend) => store.isPending(microfrontend, versionOf(microfrontend))),
  );
  return MICROFRONTENDS.filter((_, index) => pending[index]);
}
