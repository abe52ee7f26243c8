/** A logarithmic axis. */
export interface Scale {
  low: number;
  high: number;
  /** Where a value is, in units of the picture. */
  place(value: number): number;
}

/** An axis from a little below the values to a little above them. */
export function logScale(values: readonly number[], from: number, to: number): Scale {
  const low = Math.min(...values) / 1.3;
  const high = Math.max(...values) * 1.3;
  const place = (value: number) =>
    from + ((to - from) * Math.log(value / low)) / Math.log(high / low);
  return { low, high, place };
}

const MOST_TICKS = 6;

/** Values to write at an axis: powers of ten, with halves and fifths if those are few, and not all if they are many. */
export function ticksOf({ low, high }: Scale): number[] {
  const powers = range(Math.floor(Math.log10(low)), Math.ceil(Math.log10(high)));
  const within = (values: number[]) => values.filter((value) => value >= low && value <= high);
  const tens = within(powers.map((power) => 10 ** power));
  if (tens.length > MOST_TICKS) return tens.filter((_, place) => place % 2 === tens.length % 2);
  if (tens.length > 2) return tens;
  return within(powers.flatMap((power) => [1, 2, 5].map((digit) => digit * 10 ** power)));
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place);
