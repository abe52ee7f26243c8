import type { Database } from '../../database/database.ts';

/** Heard by every process when content changes: see migration 0010. */
const channel = 'roadmaps_changed';

/**
 * Keeps what `load` answers until content changes, in whichever process.
 * Nothing is kept while the notifications are cut off, since a change could be missed; and whatever
 * was being loaded when a change was heard serves only those who asked before.
 */
export function cacheStructure<T>({ listen }: Pick<Database, 'listen'>, load: () => Promise<T>) {
  let following = false;
  let kept: Promise<T> | null = null;
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
    const loading = load();
    kept = loading;
    loading.catch(() => {
      if (kept === loading) drop();
    });
    return loading;
  };

  return { get: () => (following ? (kept ?? loadAndKeep()) : load()), stop };
}
