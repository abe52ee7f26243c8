import { http } from '../../http/index.ts';
import { type Failure, failureOf } from '../dispatch/failure.ts';
import { ALL, type RetrySchedule } from '../dispatch/retry-schedule.ts';
import {
  type Delivery,
  type Durability,
  isReplacedBy,
  type OutboxEntry,
  type Outcome,
  type OutcomeHandler,
  queueOf,
} from './entry.ts';
import type { EntryStore } from './entry-store.ts';

/** Who awaits what comes of an entry that is sent for the first time. */
interface Caller {
  resolve(delivery: Delivery): void;
  reject(error: unknown): void;
}

/** What comes after an entry: the next one, or none of its queue, or none at all. */
export type Next = 'go-on' | 'skip-queue' | 'stop';

const messages: Record<Durability, string> = {
  device: "Saved on this device. It'll sync when you're back online.",
  page: "You're offline, and this device has no space left to save it. Keep this page open until you're back online.",
};

/** The API takes no greater age: the clock must have been changed by decades. */
const OLDEST_MS = 999_999_999_999;

/** The clock may have been changed since, so the age can be off, but there always is one. */
const ageOf = ({ madeAt }: OutboxEntry) => Math.min(Math.max(0, Date.now() - madeAt), OLDEST_MS);

/** Sends single entries and does with each what its response requires. The caller holds the entry's queue. */
export function createDelivery(store: EntryStore, schedule: RetrySchedule) {
  const callers = new Map<string, Caller>();
  /** By handler, so that following twice is following once. */
  const kinds = new Map<OutcomeHandler, string>();

  function takeCaller(id: string): Caller | undefined {
    const caller = callers.get(id);
    callers.delete(id);
    return caller;
  }

  async function announce(entry: OutboxEntry, outcome: Outcome): Promise<void> {
    for (const [handler, kind] of kinds) {
      if (kind !== '*' && kind !== entry.kind) continue;
      try {
        await handler(entry, outcome);
      } catch (error) {
        // An error of one page must not leave the entry on the device.
        console.error("The outcome of a change couldn't be shown", error);
      }
    }
  }

  /** Lets the entry wait, in place of an earlier one that it makes pointless. */
  async function keepWaiting(entry: OutboxEntry): Promise<void> {
    const replaced = store.list().filter(isReplacedBy(entry));
    // One of them may have arrived just now, with its answer lost: by its age, this one must not seem older.
    const madeAt = replaced.length > 0 ? Date.now() : entry.madeAt;
    const kept = await store.put({ ...entry, madeAt, state: 'waiting' });
    for (const { id } of replaced) await store.remove(id);
    takeCaller(entry.id)?.resolve({ status: 'waiting', kept, message: messages[kept] });
  }

  async function sent(entry: OutboxEntry, data: unknown): Promise<Next> {
    const outcome = { result: 'sent', data } as const;
    await announce(callers.has(entry.id) ? entry : { ...entry, state: 'waiting' }, outcome);
    await store.finish(entry, outcome);
    takeCaller(entry.id)?.resolve({ status: 'sent', data });
    schedule.succeeded(ALL);
    schedule.succeeded(queueOf(entry));
    return 'go-on';
  }

  /** An entry that waited: nobody awaits it any more. */
  async function refused(
    entry: OutboxEntry,
    answer: Exclude<Failure, { kind: 'none' }>,
  ): Promise<Next> {
    if (answer.kind === 'refused') {
      const outcome = { result: 'refused', refusal: answer.refusal } as const;
      if (entry.keepRefused)
        await store.put({ ...entry, state: 'refused', refusal: answer.refusal });
      await announce(entry, outcome);
      if (!entry.keepRefused) await store.finish(entry, outcome);
      return 'go-on';
    }
    await keepWaiting(entry);
    if (answer.kind === 'session-over') return 'stop';
    schedule.retry(answer.everything ? ALL : queueOf(entry), answer.delayMs);
    return answer.everything ? 'stop' : 'skip-queue';
  }

  async function dispatch(entry: OutboxEntry): Promise<Next> {
    if (schedule.isPaused(ALL)) return 'stop';
    if (schedule.isPaused(queueOf(entry))) return 'skip-queue';
    const atOnce = entry.state === 'new' && callers.has(entry.id);
    const answer = await send(entry, atOnce ? null : ageOf(entry));
    if (answer.kind === 'sent') return await sent(entry, answer.data);
    if (!store.list().some(({ id }) => id === entry.id)) {
      // The person has discarded it meanwhile, or logged out: it isn't put back.
      takeCaller(entry.id)?.reject(answer.error);
      return 'go-on';
    }
    if (answer.kind === 'none') {
      await keepWaiting(entry);
      schedule.retry(ALL, null);
      return 'stop';
    }
    const caller = takeCaller(entry.id);
    if (!caller) return await refused(entry, answer);
    await store.remove(entry.id);
    caller.reject(answer.error);
    return 'go-on';
  }

  return {
    dispatch,
    keepWaiting,
    announce,
    takeCaller,
    hasCaller: (id: string) => callers.has(id),
    awaitDelivery: (id: string) =>
      new Promise<Delivery>((resolve, reject) => void callers.set(id, { resolve, reject })),
    follow: <Meta>(kind: string, handler: OutcomeHandler<Meta>) => {
      kinds.set(handler as OutcomeHandler, kind);
      return () => void kinds.delete(handler as OutcomeHandler);
    },
  };
}

/** What came of sending an entry. */
type Answer = { kind: 'sent'; data: unknown } | Failure;

/**
 * Sends an entry once. Never fails: what went wrong is the answer.
 * @param ageMs how old it is; null for one that is sent as soon as it was made
 */
async function send(
  { person, success, ...call }: OutboxEntry,
  ageMs: number | null,
): Promise<Answer> {
  const { method, url, body } = call;
  try {
    const age = ageMs !== null && { 'X-Mutation-Age': String(ageMs) };
    const headers = { ...call.headers, 'X-Expected-User': person, ...age };
    const { status, data } = await http.request({ method, url, data: body, headers });
    if (success !== undefined && status !== success) {
      const error = new Error(`${method} ${url} answered ${status} instead of ${success}`);
      return { kind: 'refused', refusal: { status, problem: null }, error };
    }
    return { kind: 'sent', data };
  } catch (error) {
    return failureOf(error);
  }
}
