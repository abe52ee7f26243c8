import { CANARY_CHANNEL, LIVE_CHANNEL } from '@site/shared/contracts/releases';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import type { Canary } from '../canary/canaries.repository.ts';
import { sumOfBuckets } from '../telemetry/page-views.repository.ts';

/** A time, and as many equal slots until its end. */
export interface Slots {
  from: Date;
  count: number;
  seconds: number;
}

export type Histograms = Record<'lcp' | 'inp' | 'cls', number[]>;

interface SlotOf {
  /** From 0 on; everything before the first slot, down to as long before it, is -1. */
  slot: number;
  unit: string;
  version: string;
  channel: string;
}

export interface ViewsInSlot extends SlotOf, Histograms {
  documents: number;
  views: number;
  healed: number;
}

export interface FailuresInSlot extends SlotOf {
  stage: string;
  failures: number;
}

export async function findViews(kysely: Kysely<DB>, slots: Slots): Promise<ViewsInSlot[]> {
  const { rows } = await sql<ViewsInSlot>`
    select greatest(-1, ${slotOf(slots)}) as slot, unit, version, channel,
      sum(documents)::float8 as documents, sum(views)::float8 as views, sum(healed)::float8 as healed,
      ${sumOfBuckets('lcp')} as lcp, ${sumOfBuckets('inp')} as inp, ${sumOfBuckets('cls')} as cls
    from page_views where minute >= ${beginOf(slots)}
    group by 1, 2, 3, 4`.execute(kysely);
  return rows;
}

export async function findFailures(kysely: Kysely<DB>, slots: Slots): Promise<FailuresInSlot[]> {
  const { rows } = await sql<FailuresInSlot>`
    select greatest(-1, ${slotOf(slots)}) as slot, unit, version, channel, stage, sum(failures)::float8 as failures
    from page_failures where minute >= ${beginOf(slots)}
    group by 1, 2, 3, 4, 5`.execute(kysely);
  return rows;
}

/** As long before the first slot as they are together. */
const beginOf = ({ from, count, seconds }: Slots) =>
  new Date(from.getTime() - count * seconds * 1000);

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

/** The candidate where it is one, and what was live then where it is live. */
const isMeant = ({ unit, version, compared_with }: Compared, { from, count, seconds }: Slots) => {
  const until = new Date(from.getTime() + count * seconds * 1000);
  return sql`unit = ${unit} and minute >= ${from} and minute < ${until} and (
    (version = ${version} and channel = ${CANARY_CHANNEL})
    or (version = ${compared_with} and channel = ${LIVE_CHANNEL})
  )`;
};

const slotOf = ({ from, seconds }: Slots) =>
  sql`floor(extract(epoch from minute - ${from}::timestamptz) / ${seconds})::int`;
