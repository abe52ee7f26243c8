import type { Locks } from '../dispatch/locks.ts';
import { ALL, type RetrySchedule } from '../dispatch/retry-schedule.ts';
import { createDelivery, type Next } from './deliver.ts';
import {
  type Delivery,
  isUpTo,
  type Mutation,
  nextSequence,
  type OutboxEntry,
  type OutcomeHandler,
  queueOf,
} from './entry.ts';
import type { EntryStore } from './entry-store.ts';

export interface Queue {
  /**
   * Stores the mutation on the device, sends it, and forgets it. If there's no response it waits, and is sent
   * once the network is back. Rejects with the error of the call if the API answers anything but
   * success: then nothing is stored.
   */
  enqueue(mutation: Mutation): Promise<Delivery>;
  /** The person's entries on this device, in order; the same list until something changes. */
  entriesOf(person: string): readonly OutboxEntry[];
  /** Runs the listener after each change of the lists. Returns the function that stops it. */
  subscribe(listener: () => void): () => void;
  /**
   * Runs the handler for each entry of this kind (of all kinds with '*') that was sent, and for each that
   * waited and was refused, in every tab and before the entry leaves the list: to write it into what the
   * page knows. One that code of this page awaits has the state new, all others waiting. (One that is
   * stored after a refusal stays in the list, and only the tab that sent it learns of it.) Following with the
   * same handler again changes nothing. Returns the function that stops it.
   */
  follow<Meta>(kind: string, handler: OutcomeHandler<Meta>): () => void;
  /**
   * Whether a tab has finished an entry after this page was requested and before it could follow: what
   * the page was answered may be older than that.
   */
  missedOutcome: boolean;
  /** Tries to send what waits. */
  flush(): Promise<void>;
  /** Whether entries would be lost with the page, since the device has no room for them. */
  hasVolatile(): boolean;
  /** Forgets an entry, such as a refused one that its page has dealt with. */
  discard(id: string): Promise<void>;
}

interface QueueParts {
  /** Who is signed in; null if it is nobody. */
  person(): string | null;
  /** When this page was requested, in milliseconds since 1970. */
  openedAt: number;
  store: EntryStore;
  locks: Locks;
  schedule: RetrySchedule;
}

/** The lock of the tab that works through all queues. */
const DRAIN = 'drain';
const isUnsent = ({ state }: OutboxEntry) => state !== 'refused';

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

/** The policy of what has to arrive once and in order, such as ticks and comments: each change is sent by itself. */
export function createQueue({ person, openedAt, store, locks, schedule }: QueueParts): Queue {
  const delivery = createDelivery(store, schedule);
  const unsent = () => store.entriesOf(person() ?? '').filter(isUnsent);
  const anyWaiting = () => unsent().some(({ state }) => state === 'waiting');

  store.onOutcomeElsewhere((entry, outcome) => {
    void delivery.announce({ ...entry, state: 'waiting' }, outcome);
    const caller = delivery.takeCaller(entry.id);
    if (outcome.result === 'sent') caller?.resolve({ status: 'sent', data: outcome.data });
    else caller?.reject(new Error(entry.failureMessage));
  });

  /** Without an outcome it waits. If it has gone, another tab has sent it. */
  async function conclude(id: string): Promise<void> {
    await store.refresh();
    const entry = store.list().find((stored) => stored.id === id);
    if (!entry) delivery.takeCaller(id)?.resolve({ status: 'sent', data: null });
    else if (isUnsent(entry)) await delivery.keepWaiting(entry);
    else delivery.takeCaller(id)?.reject(new Error(entry.failureMessage));
  }

  /** Sends the entries of one queue up to this one, so that an earlier one that waits is not overtaken. */
  async function dispatchUpTo(last: OutboxEntry): Promise<Next> {
    const tried = new Set<string>();
    for (;;) {
      await store.refresh();
      const entry = unsent().find((left) => isUpTo(last)(left) && !tried.has(left.id));
      if (!entry) return 'go-on';
      tried.add(entry.id);
      const next = await delivery.dispatch(entry);
      if (next !== 'go-on') return next;
    }
  }

  /** Works through all that is left, in order. Queues that another tab is at work on are left to it. */
  async function drain(): Promise<'done'> {
    const tried = new Set<string>();
    const skipped = new Set<string>();
    for (;;) {
      const entry = unsent().find((left) => !tried.has(left.id) && !skipped.has(queueOf(left)));
      if (!entry) return 'done';
      const queue = queueOf(entry);
      tried.add(entry.id);
      const next = await locks.tryHold(queue, () => dispatchIfLeft(entry.id));
      if (next === 'stop') {
        await letAbandonedWait();
        return 'done';
      }
      if (next === null) schedule.retry(queue, null);
      if (next !== 'go-on') skipped.add(queue);
    }
  }

  /** Another tab may have sent it before this one held its queue. */
  async function dispatchIfLeft(id: string): Promise<Next> {
    await store.refresh();
    const entry = unsent().find((left) => left.id === id);
    return entry ? await delivery.dispatch(entry) : 'go-on';
  }

  /** What a closed tab left behind while it was being sent waits like the rest. */
  async function letAbandonedWait(): Promise<void> {
    const isAbandoned = ({ id, state }: OutboxEntry) => state === 'new' && !delivery.hasCaller(id);
    for (const { id, ...entry } of unsent().filter(isAbandoned)) {
      await locks.tryHold(queueOf(entry), () => conclude(id));
    }
  }

  async function enqueue(mutation: Mutation): Promise<Delivery> {
    if (mutation.person !== person()) throw new Error('Someone else is logged in now.');
    const entry: OutboxEntry = {
      ...mutation,
      id: newId(),
      sequence: nextSequence(store.list()),
      madeAt: Date.now(),
      state: 'new',
    };
    const behindOthers = anyWaiting();
    void store.put(entry);
    const delivered = delivery.awaitDelivery(entry.id);
    const sending = behindOthers ? sendInTurn(entry) : sendAtOnce(entry);
    await Promise.allSettled([delivered, sending]);
    return delivered;
  }

  async function sendAtOnce(entry: OutboxEntry): Promise<void> {
    const next = await locks.hold(queueOf(entry), async () => {
      const last = await dispatchUpTo(entry);
      if (delivery.hasCaller(entry.id)) await conclude(entry.id);
      return last;
    });
    if (next === 'go-on' && anyWaiting()) void flush();
  }

  async function sendInTurn(entry: OutboxEntry): Promise<void> {
    await locks.hold(DRAIN, drain);
    await locks.hold(queueOf(entry), async () => {
      if (delivery.hasCaller(entry.id)) await conclude(entry.id);
    });
  }

  let flushing = false;
  let requestedAgain = false;

  /** If it's called while at work, such as when the network is just back, it starts over. */
  async function flush(): Promise<void> {
    requestedAgain = flushing;
    if (flushing || unsent().length === 0) return;
    flushing = true;
    const others = await locks
      .tryHold(DRAIN, drain)
      .then((done) => done === null)
      .finally(() => {
        flushing = false;
      });
    if (others) schedule.retry(ALL, null);
    else if (requestedAgain) await flush();
  }

  return {
    enqueue,
    flush,
    entriesOf: store.entriesOf,
    subscribe: store.subscribe,
    follow: delivery.follow,
    missedOutcome: store.finishedSince(openedAt),
    hasVolatile: store.hasVolatile,
    discard: store.remove,
  };
}
