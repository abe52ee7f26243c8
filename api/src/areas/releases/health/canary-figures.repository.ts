import { CANARY_CHANNEL, LIVE_CHANNEL } from '@site/shared/contracts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import type { Canary } from '../canary/canaries.repository.ts';
import { sumOfBuckets } from '../telemetry/bucket-sums.ts';
import type { Histograms, Slots } from './release-health.repository.ts';

interface InSlot {
  slot: number;
  channel: string;
}

export interface ComparedViews extends InSlot, Histograms {
  views: number;
}

export interface ComparedFailures extends InSlot {
  failures: number;
}

type Compared = Pick<Canary, 'unit' | 'version' | 'compared_with'>;

export async function findComparedViews(
  kysely: Kysely<DB>,
  canary: Compared,
  slots: Slots,
): Promise<ComparedViews[]> {
  const { rows } = await sql<ComparedViews>`
    select ${slotOf(slots)} as slot, channel, sum(views)::float8 as views,
      ${sumOfBuckets('lcp')} as lcp, ${sumOfBuckets('inp')} as inp, ${sumOfBuckets('cls')} as cls
    from page_views where ${isMeant(canary, slots)}
    group by 1, 2`.execute(kysely);
  return rows;
}

export async function findComparedFailures(
  kysely: Kysely<DB>,
  canary: Compared,
  slots: Slots,
): Promise<ComparedFailures[]> {
  const { rows } = await sql<ComparedFailures>`
    select ${slotOf(slots)} as slot, channel, sum(failures)::float8 as failures
    from page_failures where ${isMeant(canary, slots)}
    group by 1, 2`.execute(kysely);
  return rows;
}

const slotOf = ({ from, seconds }: Slots) =>
  sql`floor(extract(epoch from minute - ${from}::timestamptz) / ${seconds})::int`;

/** The candidate where it is one, and what was live then where it is live. */
const isMeant = ({ unit, version, compared_with }: Compared, { from, count, seconds }: Slots) => {
  const until = new Date(from.getTime() + count * seconds * 1000);
  return sql`unit = ${unit} and minute >= ${from} and minute < ${until} and (
    (version = ${version} and channel = ${CANARY_CHANNEL})
    or (version = ${compared_with} and channel = ${LIVE_CHANNEL})
  )`;
};
