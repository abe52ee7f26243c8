import { CANARY_CHANNEL, type CanaryFigures, LIVE_CHANNEL } from '@site/shared/contracts/releases';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import type { Canary } from '../canary/canaries.repository.ts';
import { failureRateOf, percentilesOf, sum } from './figures.ts';
import {
  type ComparedFailures,
  type ComparedViews,
  findComparedFailures,
  findComparedViews,
  type Slots,
} from './release-health.repository.ts';

const MINUTE_MS = 60_000;
const MOST_SLOTS = 24;

type Sides = Pick<CanaryFigures, 'candidate' | 'live' | 'slots'>;

/** The candidate and what is live, in the time that both were there. */
export async function canaryFigures(kysely: Kysely<DB>, canary: Canary): Promise<Sides> {
  const slots = slotsOf(canary);
  const views = await findComparedViews(kysely, canary, slots);
  const failures = await findComparedFailures(kysely, canary, slots);
  const candidate = of({ views, failures }, CANARY_CHANNEL);
  const live = of({ views, failures }, LIVE_CHANNEL);
  return {
    candidate: figuresOf(candidate),
    live: figuresOf(live),
    slots: Array.from({ length: slots.count }, (_, slot) => ({
      from: new Date(slots.from.getTime() + slot * slots.seconds * 1000).toISOString(),
      candidate: slotOf(candidate, slot),
      live: slotOf(live, slot),
    })),
  };
}

/** Whole minutes, as counts are stored. */
function slotsOf({ began_at, ended_at }: Canary): Slots {
  const from = Math.floor(began_at.getTime() / MINUTE_MS) * MINUTE_MS;
  const minutes = Math.max(1, Math.ceil(((ended_at?.getTime() ?? Date.now()) - from) / MINUTE_MS));
  const each = Math.ceil(minutes / MOST_SLOTS);
  return { from: new Date(from), count: Math.ceil(minutes / each), seconds: each * 60 };
}

interface Seen {
  views: readonly ComparedViews[];
  failures: readonly ComparedFailures[];
}

const of = ({ views, failures }: Seen, channel: string): Seen => ({
  views: views.filter((row) => row.channel === channel),
  failures: failures.filter((row) => row.channel === channel),
});

const viewsOf = ({ views }: Seen) => sum(views, (row) => row.views);
const failuresOf = ({ failures }: Seen) => sum(failures, (row) => row.failures);

const figuresOf = (seen: Seen): CanaryFigures['candidate'] => ({
  views: viewsOf(seen),
  failures: failuresOf(seen),
  failureRate: failureRateOf({ views: viewsOf(seen), bad: failuresOf(seen) }),
  vitals: percentilesOf(seen.views),
});

function slotOf({ views, failures }: Seen, slot: number) {
  const seen = {
    views: views.filter((row) => row.slot === slot),
    failures: failures.filter((row) => row.slot === slot),
  };
  return { views: viewsOf(seen), failures: failuresOf(seen), lcp: percentilesOf(seen.views).lcp };
}
