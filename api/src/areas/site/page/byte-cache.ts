/**
 * Values by key, up to so many bytes. If they're all in use, a newcomer evicts what was least recently
 * used, but only if it is used more often (TinyLFU): a client that reads everything once evicts nothing, and
 * one that reads more than fits, again and again, finds what did fit.
 */
export function createByteCache<T>(mostBytes: number) {
  const entries = new Map<string, { value: T; bytes: number }>();
  const frequencies = createFrequencies();
  let total = 0;

  const remove = (key: string) => {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };

  /** What has to go for the newcomer; null if it has to stay out. */
  function leavingFor(key: string, bytes: number): string[] | null {
    const leaving: string[] = [];
    let free = mostBytes - total;
    for (const [other, { bytes: freed }] of entries) {
      if (free >= bytes) break;
      if (frequencies.of(other) >= frequencies.of(key)) return null;
      leaving.push(other);
      free += freed;
    }
    return free >= bytes ? leaving : null;
  }

  return {
    remove,

    /** The values that are used most often, so many of them. */
    mostUsed: (count: number): T[] =>
      [...entries]
        .sort(([one], [other]) => frequencies.of(other) - frequencies.of(one))
        .slice(0, count)
        .map(([, { value }]) => value),

    /** Counts as a use, whether it is there or not. */
    get(key: string): T | undefined {
      frequencies.count(key);
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },

    set(key: string, value: T, bytes: number): void {
      remove(key);
      const leaving = leavingFor(key, bytes);
      if (!leaving) return;
      for (const other of leaving) remove(other);
      entries.set(key, { value, bytes });
      total += bytes;
    },
  };
}

/** After so many counts, what was long ago counts half. It bounds the memory, too. */
const PERIOD = 10_000;

/** How often keys were counted lately. */
function createFrequencies() {
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
