import { createCourier, laneOf, type Next, type SettledListener } from './courier.ts';
import { createLocks, type Locks } from './locks.ts';
import { perPerson } from './per-person.ts';
import { createRetryTimer } from './retry-timer.ts';
import type { Delivery, KeptWrite, Write } from './write.ts';
import { createWriteStore, type WriteStore } from './write-store.ts';

export interface Outbox {
  /**
   * Keeps the change on the device, sends it, and forgets it. Where nobody answers it waits, and is sent
   * once the network is back. Rejects with the error of the call where the API answers anything but
   * success: then nothing is kept.
   */
  deliver(write: Write): Promise<Delivery>;
  /** The person's changes on this device, in order; the same list until something changes. */
  writesOf(person: string): readonly KeptWrite[];
  /** Runs the listener after each change of the lists. Returns the function that stops it. */
  subscribe(listener: () => void): () => void;
  /**
   * Runs the listener for each change that was sent, and for each that waited and was refused, in every
   * tab and before the change leaves the list: to write it into what the page knows. One that somebody
   * of this page stands by for has the state new, all others waiting. (One that is kept after a refusal
   * stays in the list, and only the tab that sent it is told.)
   */
  onSettled(listener: SettledListener): () => void;
  /**
   * Whether a tab has settled a change after this page was asked for and before it could follow: what
   * the page was answered may be older than that.
   */
  startedBehind: boolean;
  /** Tries to send what waits. */
  flush(): Promise<void>;
  /** Whether changes would be lost with the page, since the device has no room for them. */
  endsWithPage(): boolean;
  /** Forgets a change, such as a refused one that its page has dealt with. */
  drop(id: string): void;
}

export interface OutboxSurroundings {
  /** Who is signed in; null where it is nobody. */
  person(): string | null;
  /** When this page was asked for, in milliseconds since 1970. */
  openedAt?: number;
  store?: WriteStore;
  locks?: Locks;
}

const PASS = 'pass';
const isLeft = ({ state }: KeptWrite) => state !== 'refused';

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

/** Framework-free, and deaf: `startOutbox` tells it when to try. */
export function createOutbox({
  person,
  openedAt = performance.timeOrigin,
  store = createWriteStore(),
  locks = createLocks(),
}: OutboxSurroundings): Outbox {
  const retry = createRetryTimer(() => void flush());
  const courier = createCourier(store, retry);
  const writesOf = perPerson(store);
  const left = () => writesOf(person() ?? '').filter(isLeft);
  const anyWaiting = () => left().some(({ state }) => state === 'waiting');
  const find = (id: string) => left().find((write) => write.id === id);

  store.onSettledElsewhere((write, outcome) => {
    void courier.tell({ ...write, state: 'waiting' }, outcome);
    const asker = courier.takeAsker(write.id);
    if (outcome.result === 'sent') asker?.resolve({ status: 'sent', data: outcome.data });
    else asker?.reject(new Error(write.refused));
  });

  /** Nobody said how it ended: then it waits. Where it has gone, another tab has sent it. */
  function conclude(id: string): void {
    const write = store.list().find((kept) => kept.id === id);
    if (!write) courier.takeAsker(id)?.resolve({ status: 'sent', data: null });
    else if (isLeft(write)) courier.keepWaiting(write);
    else courier.takeAsker(id)?.reject(new Error(write.refused));
  }

  /** Sends the changes of one lane up to this one, so that an earlier one that waits is not overtaken. */
  async function takeLane(last: KeptWrite): Promise<Next> {
    const upToIt = (other: KeptWrite) => laneOf(other) === laneOf(last) && other.at <= last.at;
    for (const write of left().filter(upToIt)) {
      const next = await courier.deliver(write);
      if (next !== 'go-on') return next;
    }
    return 'go-on';
  }

  /** Works through all that is left, in order. Lanes that another tab is at work on are left to it. */
  async function pass(): Promise<'done'> {
    const tried = new Set<string>();
    const skipped = new Set<string>();
    for (;;) {
      const write = left().find((kept) => !tried.has(kept.id) && !skipped.has(laneOf(kept)));
      if (!write) return 'done';
      tried.add(write.id);
      const next = await locks.tryHold(laneOf(write), () => takeIfLeft(write.id));
      if (next === 'stop') {
        await letNewOnesWait();
        return 'done';
      }
      if (next === null) retry.later(null);
      if (next !== 'go-on') skipped.add(laneOf(write));
    }
  }

  async function takeIfLeft(id: string): Promise<Next> {
    const write = find(id);
    return write ? await courier.deliver(write) : 'go-on';
  }

  /** What a closed tab left behind while it was being sent waits like the rest. */
  async function letNewOnesWait(): Promise<void> {
    const behind = left().filter(({ id, state }) => state === 'new' && !courier.hasAsker(id));
    for (const { id, ...write } of behind) {
      await locks.tryHold(laneOf(write), async () => conclude(id));
    }
  }

  async function deliver(write: Write): Promise<Delivery> {
    if (write.person !== person()) throw new Error('Somebody else is signed in by now.');
    const at = Math.max(Date.now(), (store.list().at(-1)?.at ?? 0) + 1);
    const kept: KeptWrite = { ...write, id: newId(), at, state: 'new' };
    const behindOthers = anyWaiting();
    store.put(kept);
    const delivery = courier.standBy(kept.id);
    const sending = behindOthers ? sendInTurn(kept) : sendAtOnce(kept);
    await Promise.allSettled([delivery, sending]);
    return delivery;
  }

  async function sendAtOnce(write: KeptWrite): Promise<void> {
    const next = await locks.hold(laneOf(write), async () => {
      const taken = await takeLane(write);
      if (courier.hasAsker(write.id)) conclude(write.id);
      return taken;
    });
    if (next === 'go-on' && anyWaiting()) void flush();
  }

  async function sendInTurn(write: KeptWrite): Promise<void> {
    await locks.hold(PASS, pass);
    await locks.hold(laneOf(write), async () => {
      if (courier.hasAsker(write.id)) conclude(write.id);
    });
  }

  let flushing = false;
  let wantedAgain = false;

  /** Whoever asks while it is at work, such as when the network is just back, has it begin anew. */
  async function flush(): Promise<void> {
    wantedAgain = flushing;
    if (flushing || left().length === 0) return;
    flushing = true;
    const others = await locks
      .tryHold(PASS, pass)
      .then((done) => done === null)
      .finally(() => {
        flushing = false;
      });
    if (others) retry.later(null);
    else if (wantedAgain) await flush();
  }

  return {
    deliver,
    flush,
    writesOf,
    subscribe: store.subscribe,
    onSettled: courier.onSettled,
    startedBehind: store.settledSince(openedAt),
    endsWithPage: store.endsWithPage,
    drop: store.remove,
  };
}
