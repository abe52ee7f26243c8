import { LRUCache } from 'lru-cache';
import { isAway } from './away.ts';

/** Longer than a query takes, and short enough for the person who waits. */
const PATIENCE_MS = 2_000;

/** What was known; a box, since what is known may be null. */
export interface Known<T> {
  value: T;
}

/** What is being loaded; what was `known` if the database is away or doesn't respond soon. */
export async function orKnown<T>(loading: Promise<T>, known: Known<T> | null): Promise<T> {
  if (!known) return loading;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(known.value), PATIENCE_MS);
  });
  try {
    return await Promise.race([loading, late]);
  } catch (error) {
    if (!isAway(error as Error)) throw error;
    return known.value;
  } finally {
    clearTimeout(timer);
  }
}

/** How many results are cached; the least recently used one is evicted first. */
const MOST_CACHED = 200;

/**
 * Queries the database each time, and caches its results for when it is away. What doesn't exist
 * (undefined or null) isn't cached: it would evict what does.
 */
export function rememberResults<Query, Result>(
  load: (query: Query) => Promise<Result>,
): (query: Query) => Promise<Result> {
  const cache = new LRUCache<string, Known<Result>>({ max: MOST_CACHED });
  const remember = (key: string, value: Result) => {
    if (value === null || value === undefined) cache.delete(key);
    else cache.set(key, { value });
  };
  return (query) => {
    const key = JSON.stringify(query) ?? '';
    const loading = load(query);
    loading.then(
      (value) => remember(key, value),
      () => {},
    );
    return orKnown(loading, cache.get(key) ?? null);
  };
}
