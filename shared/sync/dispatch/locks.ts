/**
 * One tab at a time: Web Locks if the browser has them (they need https or localhost), else one
 * caller of this page at a time; what is sent twice then does no harm.
 */
export interface Locks {
  /** Runs the work once all earlier callers are done. */
  hold<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Runs the work if nobody holds or waits for the lock; else does nothing and returns null. */
  tryHold<T>(name: string, work: () => Promise<T>): Promise<T | null>;
}

const nameOf = (name: string) => `sync:${name}`;

export const createLocks = (): Locks =>
  navigator.locks ? webLocks(navigator.locks) : locksOfThisPage();

const webLocks = (locks: LockManager): Locks => ({
  hold: async (name, work) => await locks.request(nameOf(name), work),
  tryHold: async (name, work) =>
    await locks.request(nameOf(name), { ifAvailable: true }, async (lock) =>
      lock ? await work() : null,
    ),
});

export function locksOfThisPage(): Locks {
  const last = new Map<string, Promise<unknown>>();
  const hold = <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work);
    const over = turn
      .catch(() => {})
      .then(() => {
        if (last.get(name) === over) last.delete(name);
      });
    last.set(name, over);
    return turn;
  };
  return {
    hold,
    tryHold: async (name, work) => (last.has(name) ? null : await hold(name, work)),
  };
}
