import { isAway } from './away.ts';
import type { Database } from './database.ts';
import { type Known, orKnown } from './last-known.ts';

/** Heard by every process when roadmaps or DSA problems change: see migrations 0010 and 0050. */
const channel = 'roadmaps_changed';

/**
 * A connection can be dead for a long time before either end notices. Changes that this hides are
 * seen after this long at the latest.
 */
export const LONGEST_KEPT_MS = 60_000;

/**
 * Tells of every change of content, whatever process makes it, and of every moment from which one may be
 * missed.
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
 * Keeps what `load` answers until content changes, whatever process changes it.
 * Nothing is kept while the notifications are cut off, since a change could be missed; and what
 * was being loaded when a change was heard serves only those who asked before. While the database is
 * away, everybody gets what was loaded last, if anything was.
 */
export function cacheContent<T>(database: Pick<Database, 'listen'>, load: () => Promise<T>) {
  let last: Known<T> | null = null;
  let kept: { answer: Promise<T>; until: number } | null = null;
  const drop = () => {
    kept = null;
  };
  const { isFollowing, stop } = followContent(database, drop);

  const loadLatest = async (): Promise<T> => {
    const answer = await load();
    last = { answer };
    return answer;
  };

  const loadAndKeep = (): Promise<T> => {
    const answer = loadLatest();
    kept = { answer, until: performance.now() + LONGEST_KEPT_MS };
    answer.catch(() => {
      if (kept?.answer === answer) drop();
    });
    return answer;
  };

  const get = async (): Promise<T> => {
    // Without notifications the database is probably away, so nobody waits long for it.
    if (!isFollowing()) return orKnown(loadLatest(), last);
    try {
      return await (kept && performance.now() < kept.until ? kept.answer : loadAndKeep());
    } catch (error) {
      if (!last || !isAway(error as Error)) throw error;
      return last.answer;
    }
  };
  return { get, stop };
}
