import type { ReleaseManifest } from '@site/shared/contracts';
import type { Database } from '../src/database/database.ts';

/** Makes a release manifest live on a test's database, whatever it says and whether its files are there. */
export async function makeLive(
  { pool }: Pick<Database, 'pool'>,
  manifest: ReleaseManifest | object,
): Promise<void> {
  await pool.query(
    `insert into live_manifests (sequence, manifest_id, manifest, made_by, action, units)
     select next, 'test-' || next, jsonb_set($1, '{sequence}', to_jsonb(next)), 'a test', 'promote', '{}'
     from (select coalesce(max(sequence), 0) + 1 as next from live_manifests) as numbers`,
    [JSON.stringify(manifest)],
  );
}
