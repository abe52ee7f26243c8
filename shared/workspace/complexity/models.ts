/** How the time of a program may grow with the size of its input. */
export type ModelName = 'O(1)' | 'O(log n)' | 'O(n)' | 'O(n log n)' | 'O(n²)' | 'O(2ⁿ)';

export interface Timing {
  n: number;
  seconds: number;
}

/** `constant + factor · growth(n)`, which is closest to the times of all functions of its kind. */
export interface Fit {
  model: ModelName;
  constant: number;
  factor: number;
  /** Of O(2ⁿ), where it need not be 2. */
  base: number | null;
  /** By how much times typically differ from it: the root of the mean square of relative differences. */
  deviation: number;
  /** What was fitted: the constant counts, and so does the base. */
  parameters: number;
}

const polynomials: [ModelName, (n: number) => number][] = [
  ['O(log n)', Math.log2],
  ['O(n)', (n) => n],
  ['O(n log n)', (n) => n * Math.log2(n)],
  ['O(n²)', (n) => n * n],
];

/** Bases from 1.3 to 12, each 1.5 % larger than the one before. */
const bases = Array.from({ length: 150 }, (_, step) => 1.3 * 1.015 ** step);

/** The best function of each kind. */
export function fitModels(timings: readonly Timing[]): Fit[] {
  const largest = Math.max(...timings.map(({ n }) => n));
  const exponentials = bases.map((base) => ({
    ...fit('O(2ⁿ)', timings, (n) => base ** (n - largest)),
    base,
    parameters: 3,
  }));
  return [
    fit('O(1)', timings, null),
    ...polynomials.map(([model, growth]) => fit(model, timings, growth)),
    exponentials.reduce((best, one) => (one.deviation < best.deviation ? one : best)),
  ];
}

/** What a fit says of a size. */
export function secondsOf(
  { model, constant, factor, base }: Fit,
  n: number,
  largest: number,
): number {
  const growth = polynomials.find(([name]) => name === model)?.[1];
  if (growth) return constant + factor * growth(n);
  return base ? constant + factor * base ** (n - largest) : constant;
}

/**
 * Least squares of relative differences: with 1/t and growth/t for each time t, the sum of
 * (1 - constant · 1/t - factor · growth/t)² is least. Neither may be negative: time isn't.
 */
function fit(
  model: ModelName,
  timings: readonly Timing[],
  growth: ((n: number) => number) | null,
): Fit {
  const rows = timings.map(
    ({ n, seconds }) => [1 / seconds, (growth?.(n) ?? 0) / seconds] as const,
  );
  const sum = (of: (row: readonly [number, number]) => number) =>
    rows.reduce((total, row) => total + of(row), 0);
  const [ones, mixed, grown] = [sum(([a]) => a * a), sum(([a, b]) => a * b), sum(([, b]) => b * b)];
  const [one, other] = [sum(([a]) => a), sum(([, b]) => b)];
  const determinant = ones * grown - mixed * mixed;
  let constant = (one * grown - other * mixed) / determinant;
  let factor = (other * ones - one * mixed) / determinant;
  if (!growth || !(factor > 0)) [constant, factor] = [one / ones, 0];
  else if (!(constant >= 0)) [constant, factor] = [0, other / grown];
  const squares = sum(([a, b]) => (1 - constant * a - factor * b) ** 2);
  const deviation = Math.sqrt(squares / timings.length);
  return { model, constant, factor, base: null, deviation, parameters: growth ? 2 : 1 };
}
