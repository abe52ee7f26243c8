import type { ReleaseManifest } from '@site/shared/contracts/composition';
import { OPERATOR } from '@site/shared/contracts/identity';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { migrate } from '../../database/migrations.ts';
import { openDatabase } from '../../database/open-database.ts';
import { promote, type Version } from './store/live-changes.ts';
import { isPending } from './store/live-history.repository.ts';
import { latestSigned } from './store/live-manifests.repository.ts';
import { signerOf } from './store/manifest-signer.ts';
import { missingFiles, storeFile } from './store/release-files.repository.ts';
import { storeRelease } from './store/release-store.ts';
import { createReleaseTokens } from './tokens/release-tokens.ts';

/** A build of a microfrontend on this machine's disk. */
export interface Build {
  unit: string;
  version: string;
  files: readonly { folder: string; path: string; integrity: string; read(): Promise<Buffer> }[];
}

/**
 * The release store of this configuration's database, for the machine that the site runs on: no site has to
 * be running. Teams publish over HTTP.
 */
export async function openReleaseStore(config: Config, notice: (line: string) => void) {
  const database = await openDatabase(config, notice);
  await migrate(database);
  const store = await releaseStoreOf(config, database);
  return { ...store, close: () => database.close() };
}

/** The same of a database that is open and migrated. */
export async function releaseStoreOf(config: Config, database: Database) {
  const { kysely } = database;
  const signer = await signerOf(config, database);

  return {
    async isAnythingLive(): Promise<boolean> {
      return (await latestSigned(kysely, signer)) !== null;
    },

    /** Whether this machine has still to make a version live. */
    isPending: (microfrontend: string, version: string): Promise<boolean> =>
      isPending(kysely, microfrontend, version),

    /** Stores a build. One that is there stays as it is. */
    async store({ unit, version, files }: Build): Promise<void> {
      const integrities = files.map(({ integrity }) => integrity);
      const missing = new Set(await missingFiles(kysely, integrities));
      for (const { integrity, read } of files) {
        if (missing.delete(integrity)) await storeFile(kysely, await read());
      }
      const paths = files.map(({ folder, path, integrity }) => ({ folder, path, integrity }));
      await storeRelease(kysely, { unit, version, paths }, OPERATOR);
    },

    /** Makes stored versions live together. */
    promote: (versions: readonly Version[]): Promise<ReleaseManifest> =>
      promote({ kysely, signer }, versions, { by: OPERATOR }).then(({ manifest }) => manifest),

    /** By what teams publish over HTTP. */
    tokens: createReleaseTokens(database),
  };
}
