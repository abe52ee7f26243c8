import type { Database } from './database.ts';

/** Heard by every process when roadmaps or DSA problems change: see migrations 0010 and 0050. */
const channel = 'roadmaps_changed';

/**
 * A connection can be dead for a long time before either end notices. Whatever that would hide is
 * seen after this long all the same.
 */
export const LONGEST_KEPT_MS = 60_000;

/**
 * Keeps what `load` answers until content changes, in whichever process.
 * Nothing is kept while the notifications are cut off, since a change could be missed; and whatever
 * was being loaded when a change was heard serves only those who asked before.
 */
export function cacheStructure<T>({ listen }: Pick<Database, 'listen'>, load: () => Promise<T>) {
  let following = false;
  let kept: { answer: Promise<T>; until: number } | null = null;
  const drop = () => {
    kept = null;
  };
  const stop = listen(channel, {
    connected: () => {
      following = true;
      drop();
    },
    notified: drop,
    lost: () => {
      following = false;
      drop();
    },
  });

  const loadAndKeep = (): Promise<T> => {
    const answer = load();
    kept = { answer, until: performance.now() + LONGEST_KEPT_MS };
    answer.catch(() => {
      if (kept?.answer === answer) drop();
    });
    return answer;
  };

  const get = (): Promise<T> => {
    if (!following) return load();
    return kept && performance.now() < kept.until ? kept.answer : loadAndKeep();
  };
  return { get, stop };
}
