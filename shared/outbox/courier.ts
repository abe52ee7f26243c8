import type { RetryTimer } from './retry-timer.ts';
import { type Answer, send } from './send.ts';
import type { Delivery, KeptWrite, Lasting, Outcome, Write } from './write.ts';
import type { WriteStore } from './write-store.ts';

/** Who stands by while a change is sent for the first time. */
export interface Asker {
  resolve(delivery: Delivery): void;
  reject(error: unknown): void;
}

export type SettledListener = (write: KeptWrite, outcome: Outcome) => unknown;

/** What the one who works through the list does after a change: the next one, or none of this lane, or none at all. */
export type Next = 'go-on' | 'skip-lane' | 'stop';

/** Changes of different people never share a lane. */
export const laneOf = ({ person, lane }: Write) => `${person} ${lane}`;

const EVERYTHING = '';

const messages: Record<Lasting, string> = {
  device: 'Saved on this device. It will be sent when you are back online.',
  page: 'You are offline, and this device has no room to keep it. Leave this page open until you are back online.',
};

type BadNews = Exclude<Answer, { kind: 'sent' | 'none' }>;

const isReplacedBy = (later: KeptWrite) => (write: KeptWrite) =>
  write.state === 'waiting' &&
  write.at < later.at &&
  laneOf(write) === laneOf(later) &&
  later.replaces !== undefined &&
  write.replaces === later.replaces;

/** Sends single changes and does with each what its answer asks for. Callers hold the lane of the change. */
export function createCourier(store: WriteStore, retry: RetryTimer) {
  const askers = new Map<string, Asker>();
  const listeners = new Set<SettledListener>();
  /** Until when the server wants to be left alone: by lane, or by all. */
  const pauses = new Map<string, number>();

  function takeAsker(id: string): Asker | undefined {
    const asker = askers.get(id);
    askers.delete(id);
    return asker;
  }

  async function tell(write: KeptWrite, outcome: Outcome): Promise<void> {
    for (const listener of listeners) {
      try {
        await listener(write, outcome);
      } catch (error) {
        // What one page makes of it must not keep the change on the device.
        console.error('A change that was settled could not be shown', error);
      }
    }
  }

  /** Lets the change wait, in place of an earlier one that it makes pointless. */
  function keepWaiting(write: KeptWrite): void {
    for (const { id } of store.list().filter(isReplacedBy(write))) store.remove(id);
    const kept = store.put({ since: Date.now(), ...write, state: 'waiting' });
    takeAsker(write.id)?.resolve({ status: 'waiting', kept, message: messages[kept] });
  }

  async function sent(write: KeptWrite, data: unknown): Promise<Next> {
    const outcome = { result: 'sent', data } as const;
    await tell(askers.has(write.id) ? write : { ...write, state: 'waiting' }, outcome);
    store.settle(write, outcome);
    takeAsker(write.id)?.resolve({ status: 'sent', data });
    retry.worked();
    return 'go-on';
  }

  /** A change that waited: nobody stands by any more to be told. */
  async function refused(write: KeptWrite, answer: BadNews): Promise<Next> {
    if (answer.kind === 'refused') {
      const outcome = { result: 'refused', refusal: answer.refusal } as const;
      if (write.keep) store.put({ ...write, state: 'refused', refusal: answer.refusal });
      await tell(write, outcome);
      if (!write.keep) store.settle(write, outcome);
      return 'go-on';
    }
    keepWaiting(write);
    if (answer.kind === 'session-over') return 'stop';
    const quiet = answer.everything ? EVERYTHING : laneOf(write);
    if (answer.delayMs !== null) pauses.set(quiet, Date.now() + answer.delayMs);
    retry.later(answer.delayMs);
    return answer.everything ? 'stop' : 'skip-lane';
  }

  const isPaused = (name: string) => (pauses.get(name) ?? 0) > Date.now();

  async function deliver(write: KeptWrite): Promise<Next> {
    if (isPaused(EVERYTHING)) return 'stop';
    if (isPaused(laneOf(write))) return 'skip-lane';
    const answer = await send(write);
    if (answer.kind === 'sent') return await sent(write, answer.data);
    if (answer.kind === 'none') {
      keepWaiting(write);
      retry.later(null);
      return 'stop';
    }
    const asker = takeAsker(write.id);
    if (!asker) return await refused(write, answer);
    store.remove(write.id);
    asker.reject(answer.error);
    return 'go-on';
  }

  return {
    deliver,
    keepWaiting,
    tell,
    takeAsker,
    hasAsker: (id: string) => askers.has(id),
    standBy: (id: string) =>
      new Promise<Delivery>((resolve, reject) => void askers.set(id, { resolve, reject })),
    onSettled: (listener: SettledListener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
