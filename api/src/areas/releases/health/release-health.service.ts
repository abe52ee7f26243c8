import type { ReleaseManifest } from '@site/shared/contracts/composition';
import type {
  HealthPeriod,
  ReleaseHealth,
  UnitHealth,
  VersionHealth,
} from '@site/shared/contracts/releases';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import type { LiveManifest } from '../store/live-manifest.ts';
import { SHELL, shellFirst } from '../store/next-manifest.ts';
import { failureRateOf, percentilesOf, sum } from './figures.ts';
import {
  type FailuresInSlot,
  findFailures,
  findViews,
  type Slots,
  type ViewsInSlot,
} from './release-health.repository.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/** How a period is divided for its plots. */
const slotsOf: Record<HealthPeriod, Pick<Slots, 'count' | 'seconds'>> = {
  hour: { count: 12, seconds: 5 * MINUTE_SECONDS },
  day: { count: 24, seconds: HOUR_SECONDS },
  week: { count: 28, seconds: 6 * HOUR_SECONDS },
};

interface Options {
  kysely: Kysely<DB>;
  liveManifest: LiveManifest;
  isCollected: boolean;
}

/** How each microfrontend's versions do in browsers. */
export async function healthOf(
  { kysely, liveManifest, isCollected }: Options,
  period: HealthPeriod,
): Promise<ReleaseHealth> {
  const slots = untilNow(slotsOf[period]);
  const views = await findViews(kysely, slots);
  const failures = await findFailures(kysely, slots);
  const live = await liveManifest.current().catch(() => null);
  const units = [...new Set(views.map(({ unit }) => unit))].sort(shellFirst);
  const ofShell = views.filter(({ unit, slot }) => unit === SHELL && slot >= 0);
  return {
    period,
    isCollected,
    documents: sum(ofShell, ({ documents }) => documents),
    pageViews: sum(ofShell, ({ views }) => views),
    units: units.map((unit) =>
      microfrontendHealth(unit, slots, versionLive(live, unit), {
        views: views.filter((row) => row.unit === unit),
        failures: failures.filter((row) => row.unit === unit),
      }),
    ),
  };
}

/** Ends with the minute that has begun. */
function untilNow({ count, seconds }: Pick<Slots, 'count' | 'seconds'>): Slots {
  const end = Math.floor(Date.now() / 60_000 + 1) * 60_000;
  return { from: new Date(end - count * seconds * 1000), count, seconds };
}

interface Seen {
  views: readonly ViewsInSlot[];
  failures: readonly FailuresInSlot[];
}

function microfrontendHealth(
  microfrontend: string,
  slots: Slots,
  live: string | null,
  all: Seen,
): UnitHealth {
  const now = only(all, ({ slot }) => slot >= 0);
  const before = only(all, ({ slot }) => slot < 0);
  const names = [...new Set(now.views.map(({ version, channel }) => `${version} ${channel}`))];
  const versions = names.map((name) =>
    versionHealth(
      only(now, ({ version, channel }) => `${version} ${channel}` === name),
      name,
      live,
    ),
  );
  return {
    unit: microfrontend,
    versions: versions
      .filter(({ views }) => views > 0)
      .sort((one, other) => Number(other.isLive) - Number(one.isLive) || other.views - one.views),
    before: { ...percentilesOf(before.views), failureRate: rateOf(before) },
    slots: Array.from({ length: slots.count }, (_, index) => {
      const within = only(now, ({ slot }) => slot === index);
      return {
        from: new Date(slots.from.getTime() + index * slots.seconds * 1000).toISOString(),
        views: viewsOf(within),
        failures: failuresOf(within),
        lcp: percentilesOf(within.views).lcp,
      };
    }),
  };
}

function versionHealth(seen: Seen, name: string, live: string | null): VersionHealth {
  const [version = '', channel = ''] = name.split(' ');
  const counts = { views: viewsOf(seen), bad: failuresOf(seen) };
  return {
    version,
    channel,
    isLive: version === live,
    views: counts.views,
    failures: counts.bad,
    healed: sum(seen.views, ({ healed }) => healed),
    stages: stagesOf(seen.failures),
    failureRate: failureRateOf(counts),
    vitals: percentilesOf(seen.views),
  };
}

function stagesOf(failures: readonly FailuresInSlot[]): VersionHealth['stages'] {
  const stages = [...new Set(failures.map(({ stage }) => stage))];
  const countOf = (counted: string) =>
    sum(
      failures.filter(({ stage }) => stage === counted),
      (row) => row.failures,
    );
  return stages
    .map((stage) => ({ stage, failures: countOf(stage) }))
    .sort((one, other) => other.failures - one.failures);
}

const only = ({ views, failures }: Seen, isIn: (row: ViewsInSlot | FailuresInSlot) => boolean) => ({
  views: views.filter(isIn),
  failures: failures.filter(isIn),
});

const viewsOf = ({ views }: Seen) => sum(views, (row) => row.views);
const failuresOf = ({ failures }: Seen) => sum(failures, (row) => row.failures);

function rateOf(seen: Seen): number | null {
  const views = viewsOf(seen);
  return views === 0 ? null : failuresOf(seen) / views;
}

const versionLive = (live: ReleaseManifest | null, microfrontend: string): string | null =>
  (microfrontend === SHELL ? live?.shell.version : live?.remotes[microfrontend]?.version) ?? null;
