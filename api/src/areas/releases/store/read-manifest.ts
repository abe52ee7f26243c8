import { checkReleaseManifest, type ReleaseManifest } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { notFound } from '../../../errors/domain-error.ts';
import { refusedRelease } from './refusals.ts';

/**
 * A release manifest that is or was live, and when it went live.
 * @throws DomainError 404 if there was none, 409 if another version of this program wrote it and it can't be read
 */
export async function readManifest(
  kysely: Kysely<DB>,
  id: string,
): Promise<{ manifest: ReleaseManifest; madeAt: Date }> {
  const row = await kysely
    .selectFrom('live_manifests')
    .select(['manifest', 'made_at'])
    .where('manifest_id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound(`No release manifest ${id} was ever live.`);
  const checked = checkReleaseManifest(row.manifest);
  if (checked.ok) return { manifest: checked.manifest, madeAt: row.made_at };
  throw refusedRelease(
    `The release manifest ${id} can't be read:\n  ${checked.problems.join('\n  ')}`,
  );
}
