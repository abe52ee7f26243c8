import type { Locks } from '../dispatch/locks.ts';

/** The locks of a browser, which tabs share: those of a tab that's closed are free. */
export function createLocks() {
  const holders = new Map<string, Promise<unknown>>();

  function openTab() {
    let close = () => {};
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    let isOpen = true;
    void closed.then(() => {
      isOpen = false;
    });
    const hold: Locks['hold'] = (name, work) => {
      const before = Promise.race([holders.get(name) ?? Promise.resolve(), closed]);
      const turn = before.then(() => (isOpen ? work() : new Promise<never>(() => {})));
      const over = Promise.all([holders.get(name), Promise.race([turn.catch(() => {}), closed])]);
      const holder = over.then(() => {
        if (holders.get(name) === holder) holders.delete(name);
      });
      holders.set(name, holder);
      return turn;
    };
    const locks: Locks = {
      hold,
      tryHold: async (name, work) => (holders.has(name) ? null : await hold(name, work)),
    };
    return { locks, close };
  }
  return { openTab };
}
