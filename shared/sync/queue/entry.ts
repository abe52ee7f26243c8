import type { Refusal } from '../dispatch/failure.ts';

/** A call of the API that changes something, written so that it does no harm if it arrives twice. */
export interface Mutation<Meta = unknown> {
  /** Whose mutation it is: it is sent in this person's session only. */
  person: string;
  /** What it is about, such as 'progress'. Its followers learn its outcome. */
  kind: string;
  /** Mutations with the same key are sent one after another, in the order in which they were made. */
  queueKey: string;
  /** One that waits is dropped for a later one of its queue with the same key: only the last state counts. */
  collapseKey?: string;
  method: 'post' | 'put' | 'patch' | 'delete';
  /** Such as /v1/comments */
  url: string;
  body?: object;
  headers?: Record<string, string>;
  /** The one status that is success; any below 300 if it is left out. */
  success?: number;
  /** What the person sees on any page if it waited and was then refused. */
  failureMessage: string;
  /** Where it was made, to lead back there. */
  page: string;
  /**
   * It holds words of the person: if it waited and is then refused (or meets a change made elsewhere),
   * it stays on the device until its page has dealt with it.
   */
  keepRefused?: boolean;
  /** What its page needs in order to show it while it waits; its kind says what that is. Stored as JSON. */
  meta: Meta;
}

/** A mutation on the device. */
export interface OutboxEntry<Meta = unknown> extends Mutation<Meta> {
  id: string;
  /** Grows with each entry: the order in which they were made. */
  sequence: number;
  /**
   * new: being sent for the first time; waiting: the network was away; refused: stored for its words,
   * never sent again.
   */
  state: 'new' | 'waiting' | 'refused';
  /**
   * When it was made, in milliseconds since 1970 by the clock of this device; if it replaced another one
   * that waited, when it did so.
   */
  madeAt: number;
  refusal?: Refusal;
}

/** How long a waiting entry lasts: on the device, or (if storage is blocked or full) as long as the page. */
export type Durability = 'device' | 'page';

/** What came of a mutation. A waiting one says so in words for the person who made it. */
export type Delivery =
  | { status: 'sent'; data: unknown }
  | { status: 'waiting'; kept: Durability; message: string };

/** How an entry left the device. */
export type Outcome = { result: 'sent'; data: unknown } | { result: 'refused'; refusal: Refusal };

export type OutcomeHandler<Meta = unknown> = (
  entry: OutboxEntry<Meta>,
  outcome: Outcome,
) => unknown;

/** The queue of an entry. Entries of different people never share one. */
export const queueOf = ({ person, queueKey }: Mutation) => `${person} ${queueKey}`;

export const bySequence = (a: OutboxEntry, b: OutboxEntry) =>
  a.sequence - b.sequence || (a.id < b.id ? -1 : 1);

/** The place behind all these, which are in order. */
export const nextSequence = (entries: readonly OutboxEntry[]) =>
  Math.max(Date.now(), (entries.at(-1)?.sequence ?? 0) + 1);

/** Whether an entry must go out before this one, or is it. */
export const isUpTo = (last: OutboxEntry) => (entry: OutboxEntry) =>
  queueOf(entry) === queueOf(last) && entry.sequence <= last.sequence;

/** Whether an entry waits in vain, since this later one takes its place. */
export const isReplacedBy = (later: OutboxEntry) => (entry: OutboxEntry) =>
  entry.state === 'waiting' &&
  entry.sequence < later.sequence &&
  queueOf(entry) === queueOf(later) &&
  later.collapseKey !== undefined &&
  entry.collapseKey === later.collapseKey;
