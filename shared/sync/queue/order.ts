import type { Mutation, OutboxEntry } from './entry.ts';

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
