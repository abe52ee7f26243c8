import { type Fit, fitModels, secondsOf, type Timing } from './models.ts';

/** How the time grows, whichever function it follows. */
export interface Growth {
  /** By what it's multiplied when n doubles or, in steps, when n grows by one. */
  per: 'doubling' | 'step';
  factor: number;
  /** With 95 % confidence it lies between these. */
  low: number;
  high: number;
}

export interface Judgement {
  /** All models, the best first. */
  fits: readonly Fit[];
  /** Those that the times can't distinguish, the best first; none if there are too few times, or none of them fits. */
  likely: readonly Fit[];
  /** Null if there are too few times. */
  growth: Growth | null;
  /** The times it's judged by. */
  used: readonly Timing[];
}

/** What a judgement needs at least. */
export const FEWEST_SIZES = 6;

/** Times shorter than this part of the longest say more about what a call costs than about how it grows. */
const SHORTEST_PART = 1 / 2_000;

/** No program follows its function more closely than this: memory, caches and the machine have their share. */
const INEXACTNESS = 0.04;

/** A function that differs more from the times isn't theirs. */
const LARGEST_DEVIATION = 0.25;

/** A difference in AICc from which on the worse model is no longer taken into account. */
const TOLD_APART = 6;

/** A model that grows less over all sizes says the same as O(1). */
const LEAST_GROWTH = 1.15;

/**
 * Judges how the time of a program grows. Each model is fitted by least squares; the models are compared by
 * Akaike's information criterion for small samples, AICc (Burnham and Anderson, Model Selection and Multimodel
 * Inference, 2nd edition, 2002, sections 2.4 and 2.6). The power of n that is estimated beside it follows
 * Goldsmith, Aiken and Wilkerson, Measuring Empirical Computational Complexity, ESEC-FSE 2007.
 */
export function judgeTimings(timings: readonly Timing[]): Judgement {
  const longest = Math.max(...timings.map(({ seconds }) => seconds));
  const significant = timings.filter(({ seconds }) => seconds >= longest * SHORTEST_PART);
  const used = timings.slice(-Math.max(significant.length, FEWEST_SIZES));
  if (used.length < FEWEST_SIZES) return { fits: [], likely: [], growth: null, used };
  const scored = fitModels(used)
    .map((fit) => ({ fit, score: scoreOf(fit, used.length) }))
    .toSorted((one, other) => one.score - other.score);
  const possible = scored.filter(
    ({ fit }) => grows(fit, used) && fit.deviation < LARGEST_DEVIATION,
  );
  const best = possible[0]?.score ?? 0;
  const likely = possible.filter(({ score }) => score - best < TOLD_APART).map(({ fit }) => fit);
  const fits = scored.map(({ fit }) => fit);
  return { fits, likely, growth: growthOf(used, likely[0]), used };
}

function scoreOf({ deviation, parameters }: Fit, count: number): number {
  // The variance is estimated as well.
  const estimated = parameters + 1;
  const correction = (2 * estimated * (estimated + 1)) / (count - estimated - 1);
  return count * Math.log(deviation ** 2 + INEXACTNESS ** 2) + 2 * estimated + correction;
}

function grows(fit: Fit, used: readonly Timing[]): boolean {
  if (fit.model === 'O(1)') return true;
  const [first, last] = [used[0]?.n ?? 1, used.at(-1)?.n ?? 1];
  return secondsOf(fit, last, last) > LEAST_GROWTH * secondsOf(fit, first, last);
}

/** From the larger half of the sizes, since what grows fastest counts most there. */
function growthOf(used: readonly Timing[], best: Fit | undefined): Growth {
  const per = best?.model === 'O(2ⁿ)' ? 'step' : 'doubling';
  const half = used.slice(-Math.max(FEWEST_SIZES, Math.ceil(used.length / 2)));
  const points = half.map(({ n, seconds }) => ({
    x: per === 'step' ? n : Math.log2(n),
    y: Math.log(seconds),
  }));
  const { slope, margin } = lineThrough(points);
  return {
    per,
    factor: Math.exp(slope),
    low: Math.exp(slope - margin),
    high: Math.exp(slope + margin),
  };
}

/** The slope of a straight line by least squares, and by how much it may be wrong with 95 % confidence. */
function lineThrough(points: readonly { x: number; y: number }[]) {
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x0, y0] = [mean(({ x }) => x), mean(({ y }) => y)];
  const spread = mean(({ x }) => (x - x0) ** 2) * points.length;
  const slope = (mean(({ x, y }) => (x - x0) * (y - y0)) * points.length) / spread;
  const squares = mean(({ x, y }) => (y - y0 - slope * (x - x0)) ** 2) * points.length;
  const freedom = points.length - 2;
  const margin = studentT(freedom) * Math.sqrt(squares / freedom / spread);
  return { slope, margin };
}

/** The 97.5 % quantile of Student's t, to within one percent from four degrees of freedom on. */
const studentT = (freedom: number) => 1.96 + 2.4 / freedom + 3.5 / freedom ** 2;
