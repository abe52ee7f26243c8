import type { ReleaseManifest } from '@site/shared/contracts/composition';
import type { ManifestSigner } from '../src/areas/releases/store/manifest-signer.ts';
import type { Database } from '../src/database/database.ts';
import { testSigner } from './signer.ts';

/**
 * Makes a release manifest live on a test's database, whatever it says and whether its files are there.
 * @param signer by default with the key that every API of a test trusts
 */
export async function makeLive(
  { pool }: Pick<Database, 'pool'>,
  manifest: ReleaseManifest | object,
  signer: Pick<ManifestSigner, 'sign'> = testSigner,
): Promise<void> {
  const { rows } = await pool.query(
    'select coalesce(max(sequence), 0) + 1 as sequence from live_manifests',
  );
  const { sequence } = rows[0];
  const signed = signer.sign({ ...(manifest as ReleaseManifest), sequence });
  await pool.query(
    `insert into live_manifests (sequence, manifest_id, manifest, made_by, action, units)
     values ($1, $2, $3, 'a test', 'promote', '{}')`,
    [sequence, `test-${sequence}`, JSON.stringify(signed)],
  );
}
