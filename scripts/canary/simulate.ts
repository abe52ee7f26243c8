/**
 * `npm run simulate-canary`: how soon bad releases are found, and how often good ones are blamed, over 1,000 runs of each.
 * `npm run simulate-canary -- 100` makes fewer runs.
 */
import { beginCanary, decide, look } from '../../api/src/areas/releases/canary/judge-canary.ts';
import { type Random, type Release, randomFrom, visitorsOf } from './traffic.ts';

const RUNS = Number(process.argv[2] ?? 1000);

/** The candidate is given to a tenth of all visitors. */
const LIVE_PER_CANDIDATE = 9;
const LOOKS_A_MINUTE = 12;
const VIEWS_BEFORE = 2_000;

/** A run ends when a regression is found, after a day, or after this many page views of the candidate. */
const MOST_MINUTES = 24 * 60;
const MOST_VIEWS = 10_000;

const live: Release = { failing: 0.002, lcpFactor: 1 };

interface Scenario {
  name: string;
  isBad: boolean;
  candidate: Release;
  /** How often everything fails besides, from minute to minute. */
  outage?: (minute: number) => number;
}

const scenarios: Scenario[] = [
  { name: 'good', isBad: false, candidate: live },
  { name: 'good, while everything fails for a while', isBad: false, candidate: live, outage },
  { name: 'fails as much more as is tolerated', isBad: false, candidate: failing(0.003) },
  { name: '1 % fail', isBad: true, candidate: failing(0.01) },
  { name: '5 % fail', isBad: true, candidate: failing(0.05) },
  { name: '50 % fail', isBad: true, candidate: failing(0.5) },
  { name: 'LCP + 20 %', isBad: true, candidate: { ...live, lcpFactor: 1.2 } },
];

interface Outcome {
  /** Page views of the candidate until it was blamed; null if it never was. */
  found: number | null;
  /** Until it was called good enough for the first time. */
  good: number | null;
}

function failing(part: number): Release {
  return { ...live, failing: part };
}

/** Ten minutes in which a tenth of all page views fails. */
function outage(minute: number): number {
  return minute >= 5 && minute < 15 ? 0.1 : 0;
}

const ofLive = visitorsOf(live);

function run(
  ofCandidate: ReturnType<typeof visitorsOf>,
  { outage = () => 0 }: Scenario,
  viewsAMinute: number,
  random: Random,
): Outcome {
  const mean = viewsAMinute / LOOKS_A_MINUTE;
  let state = beginCanary(ofLive(random, VIEWS_BEFORE, 0));
  let views = 0;
  let good: number | null = null;
  for (let turn = 0; turn < MOST_MINUTES * LOOKS_A_MINUTE && views < MOST_VIEWS; turn += 1) {
    const besides = outage(turn / LOOKS_A_MINUTE);
    const seen = ofCandidate(random, mean, besides);
    state = look(state, seen, ofLive(random, mean * LIVE_PER_CANDIDATE, besides));
    views += seen.views;
    const { kind } = decide(state);
    if (kind === 'regression') return { found: views, good };
    if (kind === 'good enough to widen') good ??= views;
  }
  return { found: null, good };
}

function row(scenario: Scenario, viewsAMinute: number, seed: number): string[] {
  const ofCandidate = visitorsOf(scenario.candidate);
  const outcomes = Array.from({ length: RUNS }, (_, index) =>
    run(ofCandidate, scenario, viewsAMinute, randomFrom(seed * 1_000_003 + index)),
  );
  const found = outcomes.flatMap(({ found }) => (found === null ? [] : [found]));
  const good = outcomes.flatMap(({ good }) => (good === null ? [] : [good]));
  const minutes = (views: number[], part: number) => inMinutes(quantile(views, part), viewsAMinute);
  return [
    scenario.name,
    String(viewsAMinute),
    `${found.length} of ${RUNS}`,
    ...(scenario.isBad && found.length > 0
      ? [
          `${quantile(found, 0.5)} / ${quantile(found, 0.95)}`,
          `${minutes(found, 0.5)} / ${minutes(found, 0.95)}`,
        ]
      : ['–', '–']),
    good.length > 0 ? `${good.length}, after ${minutes(good, 0.5)} min` : '0',
  ];
}

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(part * values.length) - 1] ?? Number.NaN;

const inMinutes = (views: number, viewsAMinute: number) =>
  (views / viewsAMinute).toFixed(views / viewsAMinute < 10 ? 1 : 0);

const columns = [
  'Release',
  'Views a minute',
  'Blamed',
  'Views until then (median / 95 %)',
  'Minutes until then (median / 95 %)',
  'Called good enough',
];
console.log(`| ${columns.join(' | ')} |\n|${columns.map(() => '---|').join('')}`);
for (const [number, scenario] of scenarios.entries()) {
  for (const viewsAMinute of [5, 50, 500]) {
    console.log(`| ${row(scenario, viewsAMinute, number * 1000 + viewsAMinute).join(' | ')} |`);
  }
}
