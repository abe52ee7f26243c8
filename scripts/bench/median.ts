/** The middle of the values: one slow round does not move it. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return sorted.length % 2 ? middle : (middle + (sorted[sorted.length / 2 - 1] ?? middle)) / 2;
}

/** Such as "8.1–9.3", to show how far the rounds lay apart. */
export const span = (values: readonly number[], digits = 0) =>
  `${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)}`;

/**
 * How much of the yardstick a side reaches, as the median of the rounds: in each round both were measured
 * one after the other, so that what slows the machine for a while slows both.
 */
export const shareOf = (values: readonly number[], yardstick: readonly number[]) =>
  median(values.map((value, round) => value / (yardstick[round] ?? Number.NaN)));
