import { isAway } from './away.ts';
import type { Database } from './database.ts';
import { type Known, orKnown } from './last-known.ts';

/** Heard by every process when roadmaps or DSA problems change: see `notify_roadmaps_changed`. */
const channel = 'roadmaps_changed';

/**
 * A connection can be dead for a long time before either end notices. Changes that this hides are
 * seen after this long at the latest.
 */
export const MAX_AGE_MS = 60_000;

/**
 * Calls `changed` at every change of content, whichever process makes it, and at every moment from which one
 * may be missed.
 */
export function followContent({ listen }: Pick<Database, 'listen'>, changed: () => void) {
  let following = false;
  const follow = (now: boolean) => () => {
    following = now;
    changed();
  };
  const stop = listen(channel, {
    connected: follow(true),
    notified: changed,
    lost: follow(false),
  });
  return { isFollowing: () => following, stop };
}

/**
 * Caches the result of `load` until content changes, whichever process changes it.
 * Nothing is cached while the notifications are cut off, since a change could be missed; and what was
 * being loaded when a change arrived serves only earlier callers. While the database is away, every caller
 * gets what was loaded last, if anything was.
 */
export function cacheContent<T>(database: Pick<Database, 'listen'>, load: () => Promise<T>) {
  let last: Known<T> | null = null;
  let cached: { result: Promise<T>; until: number } | null = null;
  const drop = () => {
    cached = null;
  };
  const { isFollowing, stop } = followContent(database, drop);

  const loadLatest = async (): Promise<T> => {
    const value = await load();
    last = { value };
    return value;
  };

  const loadAndCache = (): Promise<T> => {
    const result = loadLatest();
    cached = { result, until: performance.now() + MAX_AGE_MS };
    result.catch(() => {
      if (cached?.result === result) drop();
    });
    return result;
  };

  const get = async (): Promise<T> => {
    // Without notifications the database is probably away, so nobody waits long for it.
    if (!isFollowing()) return orKnown(loadLatest(), last);
    try {
      return await (cached && performance.now() < cached.until ? cached.result : loadAndCache());
    } catch (error) {
      if (!last || !isAway(error as Error)) throw error;
      return last.value;
    }
  };
  return { get, stop };
}
