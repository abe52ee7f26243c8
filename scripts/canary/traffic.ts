/** Page views as a site might see them, made by chance from a seed: the same seed makes the same ones. */
import { vitals } from '@site/shared/contracts/releases';
import {
  type ComparedVital,
  comparedVitals,
  type Seen,
} from '../../api/src/areas/releases/canary/metric-policies.ts';

export type Random = () => number;

/** sfc32 of PractRand: quick, and its runs don't overlap. */
export function randomFrom(seed: number): Random {
  let [a, b, c, counter] = [0, seed | 0, 0x9e3779b9 | 0, 1];
  const next = () => {
    const mixed = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + mixed) | 0;
    return (mixed >>> 0) / 4_294_967_296;
  };
  for (let turn = 0; turn < 16; turn += 1) next();
  return next;
}

const normal = (random: Random) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const lognormal = (random: Random, median: number, spread: number) =>
  median * Math.exp(spread * normal(random));

/** Half of all pages don't shift at all. */
const drawn: Record<ComparedVital, (random: Random) => number> = {
  lcp: (random) => lognormal(random, 1800, 0.6),
  inp: (random) => lognormal(random, 80, 0.8),
  cls: (random) => (random() < 0.5 ? 0 : lognormal(random, 0.03, 1.2)),
};

/** How many values are drawn once, and then drawn from. */
const VALUES = 16_384;
const SEED_OF_VALUES = 1;

/** What a release does to those who visit it. */
export interface Release {
  /** Which part of its page views fails. */
  failing: number;
  /** How much longer its largest paint takes, as a factor. */
  lcpFactor: number;
}

/** @returns what makes as many page views of a release as come in a while in which `mean` are expected */
export function visitorsOf({ failing, lcpFactor }: Release) {
  const random = randomFrom(SEED_OF_VALUES);
  const bucketsOf = (vital: ComparedVital, factor = 1) =>
    Array.from({ length: VALUES }, () => bucketOf(vital, drawn[vital](random) * factor));
  const buckets = {
    lcp: bucketsOf('lcp', lcpFactor),
    inp: bucketsOf('inp'),
    cls: bucketsOf('cls'),
  };

  /** @param besides which part fails for reasons that aren't the release's */
  return (random: Random, mean: number, besides: number): Seen => {
    const views = poisson(random, mean);
    const histograms = { lcp: empty('lcp'), inp: empty('inp'), cls: empty('cls') };
    let failures = 0;
    for (let view = 0; view < views; view += 1) {
      if (random() < failing || random() < besides) failures += 1;
      for (const vital of comparedVitals) {
        const bucket = buckets[vital][Math.floor(random() * VALUES)] ?? 0;
        histograms[vital][bucket] = (histograms[vital][bucket] ?? 0) + 1;
      }
    }
    return { views, failures, vitals: histograms };
  };
}

const empty = (vital: ComparedVital) => Array<number>(vitals[vital].edges.length + 1).fill(0);

function bucketOf(vital: ComparedVital, value: number): number {
  const bucket = vitals[vital].edges.findIndex((edge) => value <= edge);
  return bucket === -1 ? vitals[vital].edges.length : bucket;
}

/** Events follow each other after exponential times. */
function poisson(random: Random, mean: number): number {
  let count = -1;
  for (let time = 0; time < mean; count += 1) time -= Math.log(1 - random());
  return Math.max(count, 0);
}
