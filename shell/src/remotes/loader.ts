import { pageHooks } from '@site/shared/contracts/composition';
import { boot } from '@site/shared/platform';
import { records } from '@site/shared/sync';
import { federation } from './federation.ts';
import { createFileLoader } from './file-loader.ts';
import { createLiveManifest } from './live-manifest.ts';
import { createRemoteLoader } from './remote-loader.ts';
import { importSharedUi } from './shared-ui.ts';
import { importKey, verifyManifest } from './verify-manifest.ts';

export const liveManifest = createLiveManifest(
  () => boot().releaseManifest,
  (manifest) => verifyManifest(manifest, boot().manifestKeys ?? {}, boot().past),
);

const files = createFileLoader(
  liveManifest.hashOf,
  () => boot().config.releasesOrigin ?? location.origin,
);

/** Makes ready what the release manifest is verified with. */
export function importManifestKeys() {
  for (const key of Object.values(boot().manifestKeys ?? {})) void importKey(key);
}

/** Fetches what every remote needs, before the first one. */
export const startFederation = federation.start;

/**
 * `@site/shared/ui`, which the shell provides to remotes: separate chunks, loaded when the first remote is. And what this
 * device has stored: remotes read it without waiting.
 */
async function bringShared() {
  const { base, shared } = liveManifest.current().shell;
  const styles = shared['@site/shared/ui']?.css ?? [];
  await Promise.all([
    records.open(),
    importSharedUi(),
    ...styles.map((file) => files.stylesheet(base + file)),
  ]);
}

/** The page's loader of remotes. */
export const loader = createRemoteLoader({
  liveManifest,
  files,
  federation,
  loadShared: bringShared,
  offer: () => boot().releaseManifest.shell,
  report(failure, version) {
    console.warn(failure.message);
    import('./report-failure.ts').then(
      (module) => module.reportFailure(failure, version),
      () => {},
    );
  },
});

/** The panels that the document came with. */
export const renderedPanels = () => boot().rendered?.panels ?? [];

/** How the webpack runtimes of all microfrontends load their chunks (scripts/webpack/integrity-plugin.mjs). */
export function offerFilesToChunks() {
  Object.defineProperty(globalThis, Symbol.for(pageHooks.files), { value: files });
}
