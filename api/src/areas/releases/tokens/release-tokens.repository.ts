import type { ReleaseToken } from '@site/shared/contracts/releases';
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** How exactly it is known when a token was used last. Each upload of a file is a use. */
const USE_PRECISION = sql`interval '1 minute'`;

/** The token with this hash, if it counts; that it is used is written down. */
export async function useToken(
  kysely: Kysely<DB>,
  hash: Buffer,
): Promise<(ReleaseToken & { person: string | null }) | undefined> {
  const row = await kysely
    .selectFrom('release_tokens')
    .selectAll()
    .select(
      sql<boolean>`last_used_at is null or last_used_at < now() - ${USE_PRECISION}`.as(
        'to_be_noted',
      ),
    )
    .where('hash', '=', hash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (row?.to_be_noted) {
    await kysely
      .updateTable('release_tokens')
      .set({ last_used_at: sql<Date>`now()` })
      .where('id', '=', row.id)
      .execute();
  }
  return row && { ...toDto(row), person: row.person_id };
}

/** undefined if there is one of this name. */
export async function insertToken(
  transaction: Transaction<DB>,
  { days, ...token }: Omit<Insertable<DB['release_tokens']>, 'expires_at'> & { days: number },
): Promise<ReleaseToken | undefined> {
  const row = await transaction
    .insertInto('release_tokens')
    .values({ ...token, expires_at: sql<Date>`now() + make_interval(days => ${days})` })
    .onConflict((conflict) =>
      conflict.expression(sql`lower(name)`).where('ended_at', 'is', null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  return row && toDto(row);
}

/** Those that nobody has ended, the newest first. */
export async function findTokens(kysely: Kysely<DB>): Promise<ReleaseToken[]> {
  const rows = await kysely
    .selectFrom('release_tokens')
    .selectAll()
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toDto);
}

/** The token, which stays as it is until the transaction ends; undefined if it has been ended. */
export async function lockToken(
  transaction: Transaction<DB>,
  id: string,
): Promise<ReleaseToken | undefined> {
  const row = await transaction
    .selectFrom('release_tokens')
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row && toDto(row);
}

export async function endToken(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction
    .updateTable('release_tokens')
    .set({ ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

const toDto = (row: Selectable<DB['release_tokens']>): ReleaseToken => ({
  id: row.id,
  name: row.name,
  unit: row.unit,
  rights: row.rights,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
  createdByAdministrator: row.administrator_id !== null,
  expiresAt: row.expires_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});
