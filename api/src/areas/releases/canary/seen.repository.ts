import { CANARY_CHANNEL, LIVE_CHANNEL } from '@site/shared/contracts/releases';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { sumOfBuckets } from '../telemetry/page-views.repository.ts';
import type { Canary, SeenOfBoth } from './canaries.repository.ts';
import type { Seen } from './metric-policies.ts';

interface Release {
  unit: string;
  version: string;
  channel: string;
}

/** What pages reported of a release since the beginning of that minute. */
export async function seenOf(
  kysely: Kysely<DB>,
  { unit, version, channel }: Release,
  since: Date,
): Promise<Seen> {
  const isMeant = sql<boolean>`unit = ${unit} and version = ${version} and channel = ${channel}
    and minute >= date_trunc('minute', ${since}::timestamptz)`;
  const { views, ...histograms } = await kysely
    .selectFrom('page_views')
    .select([
      sql<number>`coalesce(sum(views), 0)::float8`.as('views'),
      sumOfBuckets('lcp').as('lcp'),
      sumOfBuckets('inp').as('inp'),
      sumOfBuckets('cls').as('cls'),
    ])
    .where(isMeant)
    .executeTakeFirstOrThrow();
  const { failures } = await kysely
    .selectFrom('page_failures')
    .select(sql<number>`coalesce(sum(failures), 0)::float8`.as('failures'))
    .where(isMeant)
    .executeTakeFirstOrThrow();
  return { views, failures, vitals: histograms };
}

/** The candidate where it is one, and what was live then where it is live. */
export async function seenOfBoth(
  kysely: Kysely<DB>,
  { unit, version, compared_with }: Pick<Canary, 'unit' | 'version' | 'compared_with'>,
  since: Date,
): Promise<SeenOfBoth> {
  return {
    candidate: await seenOf(kysely, { unit, version, channel: CANARY_CHANNEL }, since),
    live: await seenOf(kysely, { unit, version: compared_with, channel: LIVE_CHANNEL }, since),
  };
}
