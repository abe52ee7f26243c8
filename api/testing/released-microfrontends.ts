import type { ReleaseManifest } from '@site/shared/contracts/composition';
import { promote, rollBack } from '../src/areas/releases/store/live-changes.ts';
import { latestSigned } from '../src/areas/releases/store/live-manifests.repository.ts';
import type { Database } from '../src/database/database.ts';
import { testSigner } from './signer.ts';
import { FIRST, storeTestRelease } from './stored-releases.ts';

const by = 'a test';

/** Stores releases on a test's database, and makes them live. */
export function releasedMicrofrontends({ kysely, pool }: Pick<Database, 'kysely' | 'pool'>) {
  const manifests = { kysely, signer: testSigner };
  const store = (unit: string, version: string, facts: object = {}) =>
    storeTestRelease({ kysely }, { unit, version, facts });
  const goLive = async (...versions: [unit: string, version: string][]): Promise<ReleaseManifest> =>
    (await promote(manifests, versions, { by })).manifest;
  const live = async () => (await latestSigned(kysely, testSigner)) as ReleaseManifest;

  return {
    store,
    goLive,
    live,
    /** What is live of a remote. */
    liveOf: async (unit: string) => (await live()).remotes[unit],

    /** Empties the store, so that the tests of a file can share their database. The audit log stays. */
    clear: () =>
      pool.query(
        'truncate releases, release_files, live_manifests, page_views, page_failures restart identity cascade',
      ),

    /** The first versions of the shell and two remotes. */
    async everythingLive() {
      const units = ['shell', 'mfe-a', 'mfe-b'];
      for (const unit of units) await store(unit, FIRST);
      return goLive(...units.map((unit): [string, string] => [unit, FIRST]));
    },

    /** Makes versions of a microfrontend live, one after the other. */
    async versionsOf(unit: string, ...versions: string[]) {
      for (const version of versions) {
        await store(unit, version);
        await goLive([unit, version]);
      }
    },

    back: (unit: string, to?: string, from?: string) =>
      rollBack(manifests, { unit, to, from }, { by }),
  };
}
