/** What something was over time: the value at each place holds from the step at that place on. */
export interface History<T> {
  steps: number[];
  values: T[];
}

export const newHistory = <T>(): History<T> => ({ steps: [], values: [] });

/** Steps are added in ascending order. */
export function add<T>({ steps, values }: History<T>, step: number, value: T): void {
  steps.push(step);
  values.push(value);
}

/** The value at a step; undefined before the first one. */
export function valueAt<T>({ steps, values }: History<T>, step: number): T | undefined {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle] ?? 0) <= step) low = middle + 1;
    else high = middle;
  }
  return values[low - 1];
}
