import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** Where a problem is read. */
const articlePath = (slug: string): string => `/dsaarticle/${slug}`;

/** Where the units of the practice sheet are explained, by unit id: the problems that name them say so. */
export async function findArticlePaths(kysely: Kysely<DB>): Promise<Map<string, string>> {
  const rows = await kysely
    .selectFrom('dsa_problems')
    .select(['unit_id', 'slug'])
    .where('retired_at', 'is', null)
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ unit_id, slug }) => [unit_id, articlePath(slug)]));
}
