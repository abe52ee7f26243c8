import { failureOf } from '../dispatch/failure.ts';
import type { Locks } from '../dispatch/locks.ts';
import { ALL, type RetrySchedule } from '../dispatch/retry-schedule.ts';

/** Typing pauses this long before it's sent. */
const PAUSE_MS = 1_500;

/**
 * Whether the account has everything. What is `waiting` is tried again by the dispatcher, and what is `refused` once it's
 * changed or requested.
 */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'saving' }
  | { kind: 'waiting' | 'refused'; error: unknown };

/** Something of which the latest version counts. */
export interface Latest {
  /** What it is and whose, such as 'draft two-sum 0a7a3c1e': one tab at a time sends it. */
  name: string;
  /** Whether this device has something that the account lacks. */
  isUnsent(): boolean;
  /** Whether its person is logged in; what is unsent waits until then. */
  isLoggedIn(): boolean;
  /** Sends that, and notes what the account has then. Rejects with the error of the call. */
  send(): Promise<void>;
  /** Called with the outcome of each attempt. */
  onState?(state: SaveState): void;
}

/** Sends the latest version of something. */
export interface Saver {
  /** It was changed, and is sent once nothing has changed for a while. */
  changed(): void;
  /** Sends it now. @returns whether the account has everything */
  flush(): Promise<boolean>;
  /** Runs other work on the same thing, so that no version is sent meanwhile. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Nobody changes it here any more. What the account lacks is still sent. */
  end(): void;
}

interface LatestParts {
  locks: Locks;
  schedule: RetrySchedule;
}

/** The policy of what grows while it's typed: whatever was typed last is sent, and nothing before it. */
export function createLatest({ locks, schedule }: LatestParts) {
  /** What is open on this page, and what was closed before the account had it. */
  const registered = new Map<
    string,
    { attempt(): Promise<void>; isRefused(): boolean; leave(): void }
  >();

  function register(latest: Latest): Saver {
    const { name } = latest;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isRefused = false;
    let isSending = false;
    let isEnded = false;
    const isDue = () => latest.isUnsent() && latest.isLoggedIn();
    const inTurn: Saver['inTurn'] = (work) => locks.hold(name, work);

    function failed(error: unknown): void {
      const failure = failureOf(error);
      isRefused = failure.kind === 'refused';
      latest.onState?.({ kind: isRefused ? 'refused' : 'waiting', error });
      if (failure.kind === 'none') schedule.retry(ALL, null);
      else if (failure.kind === 'later')
        schedule.retry(failure.everything ? ALL : name, failure.delayMs);
    }
    async function send(): Promise<void> {
      if (!isDue() || schedule.isPaused(ALL) || schedule.isPaused(name)) return;
      latest.onState?.({ kind: 'saving' });
      isSending = true;
      try {
        await latest.send();
      } catch (error) {
        return failed(error);
      } finally {
        isSending = false;
      }
      schedule.succeeded(ALL);
      schedule.succeeded(name);
      if (!latest.isUnsent()) latest.onState?.({ kind: 'saved' });
    }
    function forget(): void {
      if (isEnded && (isRefused || !latest.isUnsent()) && registered.get(name) === own)
        registered.delete(name);
    }
    async function attempt(): Promise<void> {
      clearTimeout(timer);
      timer = undefined;
      if (isDue()) await inTurn(send);
      forget();
    }
    const own = {
      attempt,
      isRefused: () => isRefused,
      /** A page that is left may be gone before it's its turn. */
      leave() {
        if (timer === undefined || isSending) return;
        clearTimeout(timer);
        timer = undefined;
        void send();
      },
    };
    registered.set(name, own);
    return {
      changed() {
        isRefused = false;
        clearTimeout(timer);
        timer = setTimeout(attempt, PAUSE_MS);
      },
      async flush() {
        isRefused = false;
        await attempt();
        return !latest.isUnsent();
      },
      inTurn,
      end() {
        isEnded = true;
        void attempt();
      },
    };
  }

  const all = () => [...registered.values()];
  return {
    register,
    /** Tries what waits. */
    flush: async () =>
      void (await Promise.all(all().map((one) => !one.isRefused() && one.attempt()))),
    /** Sends what was just typed: the page is hidden, and may be gone next. */
    leave: () => {
      for (const one of all()) one.leave();
    },
  };
}
