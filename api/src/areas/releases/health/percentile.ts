import { type Vital, vitals } from '@site/shared/contracts';

/**
 * The value that this part of a vital's values doesn't exceed, as near as a histogram can show: values lie evenly within
 * their bucket. The last bucket has no upper end, so its beginning stands for it.
 * @returns null without values
 */
export function percentile(vital: Vital, histogram: readonly number[], part: number) {
  const edges: readonly number[] = vitals[vital].edges;
  const total = histogram.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let left = part * total;
  for (const [bucket, count] of histogram.entries()) {
    if (count > 0 && left <= count) {
      const from = edges[bucket - 1] ?? 0;
      const to = edges[bucket] ?? from;
      return rounded(from + ((to - from) * left) / count);
    }
    left -= count;
  }
  return edges.at(-1) ?? null;
}

/** More than four digits would be none that was measured. */
const rounded = (value: number) => Number(value.toPrecision(4));
