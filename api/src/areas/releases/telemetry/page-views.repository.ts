import { type Vital, vitals } from '@site/shared/contracts/releases';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import type { Counts } from './page-view-counts.ts';

/** How long counts are retained. */
const RETENTION_DAYS = 30;

/** Remembers page views as counted. @returns those that weren't before */
export async function claimNonces(
  transaction: Transaction<DB>,
  nonces: readonly string[],
  seconds: number,
): Promise<ReadonlySet<string>> {
  // In one order, so that two processes never wait for each other's rows.
  const { rows } = await sql<{ nonce: string }>`
    insert into counted_page_views (nonce, expires_at)
    select distinct nonce, now() + make_interval(secs => ${seconds})
    from unnest(${nonces}::text[]) as reported (nonce) order by nonce
    on conflict do nothing
    returning nonce`.execute(transaction);
  return new Set(rows.map(({ nonce }) => nonce));
}

/** Adds to the counts of this minute. */
export async function addCounts(
  transaction: Transaction<DB>,
  { views, failures }: Counts,
): Promise<void> {
  await sql`
    insert into page_views as mine
    select date_trunc('minute', now()), unit, version, channel, manifest_id, documents, views, healed,
      coalesce(lcp, '{}'), coalesce(inp, '{}'), coalesce(cls, '{}'), coalesce(fcp, '{}'), coalesce(ttfb, '{}')
    from jsonb_to_recordset(${JSON.stringify(views)}) as added (
      unit text, version text, channel text, manifest_id text, documents int, views int, healed int,
      lcp int[], inp int[], cls int[], fcp int[], ttfb int[]
    )
    order by unit, version, channel, manifest_id
    on conflict (minute, unit, version, channel, manifest_id) do update set
      documents = mine.documents + excluded.documents,
      views = mine.views + excluded.views,
      healed = mine.healed + excluded.healed,
      lcp = add_buckets(mine.lcp, excluded.lcp),
      inp = add_buckets(mine.inp, excluded.inp),
      cls = add_buckets(mine.cls, excluded.cls),
      fcp = add_buckets(mine.fcp, excluded.fcp),
      ttfb = add_buckets(mine.ttfb, excluded.ttfb)`.execute(transaction);
  if (failures.length === 0) return;
  await sql`
    insert into page_failures as mine
    select date_trunc('minute', now()), unit, version, channel, manifest_id, stage, failures
    from jsonb_to_recordset(${JSON.stringify(failures)}) as added (
      unit text, version text, channel text, manifest_id text, stage text, failures int
    )
    order by unit, version, channel, manifest_id, stage
    on conflict (minute, unit, version, channel, manifest_id, stage) do update set
      failures = mine.failures + excluded.failures`.execute(transaction);
}

/** Removes what is too old, and what can't be reported again anyway. */
export async function deleteOldCounts(kysely: Kysely<DB>): Promise<void> {
  await sql`delete from page_views where minute < now() - make_interval(days => ${RETENTION_DAYS})`.execute(
    kysely,
  );
  await sql`delete from page_failures where minute < now() - make_interval(days => ${RETENTION_DAYS})`.execute(
    kysely,
  );
  await sql`delete from counted_page_views where expires_at < now()`.execute(kysely);
}

/**
 * A vital's histograms in page_views added up, bucket by bucket. Written out, since rows with arrays of their own would
 * be a hundred times as many.
 */
export function sumOfBuckets(vital: Vital) {
  const sums = [...vitals[vital].edges, null].map(
    (_, bucket) => sql`coalesce(sum(${sql.ref(vital)}[${sql.lit(bucket + 1)}]), 0)`,
  );
  return sql<number[]>`array[${sql.join(sums)}]::float8[]`;
}
