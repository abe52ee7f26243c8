import { apply, construct, max } from './captured.ts';
import { define } from './globals.ts';
import { createTimerQueue, type Timer, type TimerQueue } from './timer-queue.ts';

/** A clock that stands still while a program works, and jumps from one timer to the next. */
export interface Clock {
  /** Sets the time to 0, and forgets all timers. */
  restart(): void;
  /** Jumps to the next timer and runs it; throws what it throws. @returns false if there is none */
  next(): boolean;
}

/** As the functions of browsers take them. */
type Setter = (callback: Timer['callback'], delay?: number, ...given: unknown[]) => number;

/** Gives programs timers, dates and performance.now on a virtual clock, so that nobody waits for a second. */
export function giveClock(): Clock {
  let now = 0;
  let queue: TimerQueue;
  /** By their ids; what isn't here was cleared. */
  let active: Record<number, Timer>;
  let ids = 0;
  let orders = 0;

  const restart = () => {
    now = 0;
    queue = createTimerQueue();
    active = { __proto__: null } as unknown as Record<number, Timer>;
  };

  const schedule = (timer: Timer, delay: number) => {
    orders += 1;
    timer.order = orders;
    timer.due = now + delay;
    queue.add(timer);
  };

  const setter =
    (name: string, repeats: boolean): Setter =>
    (callback, delay, ...given) => {
      if (typeof callback !== 'function') throw new TypeError(`${name} takes a function.`);
      // As browsers do: whole milliseconds of 32 bits.
      const requested = (delay as number) | 0;
      // At intervals of nothing, the clock would never move.
      const least = repeats ? 1 : 0;
      const wait = max(requested, least);
      ids += 1;
      const timer: Timer = {
        id: ids,
        callback,
        given,
        due: 0,
        order: 0,
        every: repeats ? wait : null,
      };
      active[ids] = timer;
      schedule(timer, wait);
      return ids;
    };

  const clear = (id?: number) => {
    delete active[id as number];
  };

  const next = () => {
    for (;;) {
      const timer = queue.take();
      if (!timer) return false;
      if (active[timer.id] !== timer) continue;
      now = timer.due;
      if (timer.every === null) clear(timer.id);
      apply(timer.callback, globalThis, timer.given);
      if (timer.every !== null && active[timer.id] === timer) schedule(timer, timer.every);
      return true;
    }
  };

  restart();
  define('setTimeout', setter('setTimeout', false));
  define('setInterval', setter('setInterval', true));
  define('clearTimeout', clear);
  define('clearInterval', clear);
  define('performance', Object.freeze({ now: () => now }));
  define(
    'Date',
    datesBy(() => now),
  );
  return { restart, next };
}

/** Date, for which it is as late as the clock says. */
function datesBy(now: () => number): DateConstructor {
  const Own = Date;
  Own.now = now;
  const dates = new Proxy(Own, {
    __proto__: null,
    apply: () => `${new Own(now())}`,
    construct: (_, given, made) => construct(Own, given.length > 0 ? given : [now()], made),
  } as ProxyHandler<DateConstructor>);
  Own.prototype.constructor = dates;
  return dates;
}
