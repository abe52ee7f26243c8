/**
 * How much is tried of what is many alike: `EXTENT=few`, a sample, as in CI; `EXTENT=all`, for a proof; else
 * what a person would wait for.
 */
const { EXTENT = 'some' } = process.env;

/**
 * @template T
 * @param {{ few: T, some: T, all: T }} choices
 * @throws if EXTENT is none of them
 */
export function byExtent(choices) {
  if (!Object.hasOwn(choices, EXTENT)) throw new Error('EXTENT: choose few, some or all.');
  return choices[EXTENT];
}

/** Every so many of them in a sample, and else all of them. */
export const sampleOf = (list, step) =>
  list.filter((_, index) => index % byExtent({ few: step, some: 1, all: 1 }) === 0);
