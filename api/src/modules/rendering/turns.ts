/**
 * A thread renders several pages at a time: while one waits for data, others go on. Memory that it shares with
 * the process says which of them has its turn, so that it is known who did it if the thread hangs or dies.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

const OWNER = 0;
const COUNT = 1;
const NOBODY = 0;

export const createTurns = () => new Int32Array(new SharedArrayBuffer(8));

/** Whose turn it is; 0 if it is nobody's. Pages are positive, see rendering-thread.ts. */
export const ownerOfTurn = (turns: Int32Array): number => Atomics.load(turns, OWNER);

/** Differs for each turn. */
export const numberOfTurn = (turns: Int32Array): number => Atomics.load(turns, COUNT);

/** In a thread: gives turns. Must be called before anything is evaluated that keeps a timer function. */
export function giveTurns(turns: Int32Array) {
  const owners = new AsyncLocalStorage<number>();
  const { setImmediate: soon } = globalThis;
  let isEnding = false;

  /** What follows in this round of the event loop, promises included, is the owner's. */
  function begin(owner: number): void {
    Atomics.store(turns, OWNER, owner);
    Atomics.add(turns, COUNT, 1);
    if (isEnding) return;
    isEnding = true;
    soon(() => {
      isEnding = false;
      Atomics.store(turns, OWNER, NOBODY);
    });
  }

  /** A timer's callback is the turn of who set it. */
  const owned = <A extends unknown[]>(callback: (...args: A) => unknown) => {
    const owner = owners.getStore() ?? NOBODY;
    return (...args: A) => {
      begin(owner);
      return callback(...args);
    };
  };
  for (const name of ['setTimeout', 'setInterval', 'setImmediate'] as const) {
    const original = globalThis[name] as (...args: unknown[]) => unknown;
    const replacement = (callback: (...args: unknown[]) => unknown, ...rest: unknown[]) =>
      original(owned(callback), ...rest);
    Object.defineProperties(replacement, Object.getOwnPropertyDescriptors(original));
    Object.assign(globalThis, { [name]: replacement });
  }

  return {
    begin,
    /** Whose turn it is as far as the thread knows. */
    owner: () => owners.getStore() ?? ownerOfTurn(turns),
    /** Does the work as the owner's, now and later. */
    run<T>(owner: number, work: () => T): T {
      begin(owner);
      return owners.run(owner, work);
    },
  };
}
