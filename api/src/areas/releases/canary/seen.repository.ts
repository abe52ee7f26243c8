import { CANARY_CHANNEL, LIVE_CHANNEL } from '@site/shared/contracts/releases';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { sumOfBuckets } from '../telemetry/page-views.repository.ts';
import type { Canary, SeenOfBoth } from './canaries.repository.ts';
import { added, type Seen } from './metric-policies.ts';

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

const nothing: Seen = { views: 0, failures: 0, vitals: { lcp: [], inp: [], cls: [] } };
export const nothingOfBoth: SeenOfBoth = { candidate: nothing, live: nothing };

/** What was reported since a canary began, for each group of networks by all others. */
export async function seenWithoutGroups(
  kysely: Kysely<DB>,
  { id, apart }: Pick<Canary, 'id' | 'apart'>,
): Promise<SeenOfBoth[]> {
  const rows = await kysely
    .selectFrom('canary_views')
    .select(['channel', 'network_group', 'views', 'failures', 'lcp', 'inp', 'cls'])
    .where('canary_id', '=', id)
    .execute();
  const sumOf = (channel: string, without: number) =>
    rows
      .filter((row) => row.channel === channel && row.network_group !== without)
      .map(({ views, failures, ...vitals }): Seen => ({ views, failures, vitals }))
      .reduce(added, nothing);
  return apart.map((_, group) => ({
    candidate: sumOf(CANARY_CHANNEL, group),
    live: sumOf(LIVE_CHANNEL, group),
  }));
}
