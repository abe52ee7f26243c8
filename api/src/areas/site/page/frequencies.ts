/** After so many counts, what was long ago counts half. It bounds the memory, too. */
const PERIOD = 10_000;

/** How often keys were counted lately. */
export function createFrequencies() {
  const counts = new Map<string, number>();
  let sinceHalved = 0;

  function halve(): void {
    sinceHalved = 0;
    for (const [key, count] of counts) {
      if (count > 1) counts.set(key, count >> 1);
      else counts.delete(key);
    }
  }

  return {
    of: (key: string): number => counts.get(key) ?? 0,

    count(key: string): void {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      sinceHalved += 1;
      if (sinceHalved === PERIOD) halve();
    },
  };
}
