import type {
  HeldItem,
  MergeItem,
  MergeItemOf,
  MergeOutcome,
} from '@site/shared/contracts/practice';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { likelyTime } from '../attempts/attempts.service.ts';

/** Whose account it is about, and the moment it is. */
export interface Merging {
  userId: string;
  now: Date;
}

/** What would become of an item, and what the account holds there now, if anything. */
export interface Comparison {
  outcome: MergeOutcome;
  held?: HeldItem;
}

/**
 * How things of one kind are merged into an account. Each call is about many, and costs as many statements as for one;
 * no thing is among them twice. Answers are in the order of what was given. `Change` is what it takes to take a merge
 * back; it's stored as JSON.
 */
export interface MergeKind<Item, Change> {
  /** Changes nothing. */
  compare(
    kysely: Kysely<DB>,
    items: readonly Item[],
    merging: Merging,
  ): Promise<readonly Comparison[]>;
  /** Called with items whose outcome changes the account. */
  merge(
    transaction: Transaction<DB>,
    items: readonly Item[],
    merging: Merging,
  ): Promise<readonly Change[]>;
  /** @returns false for each that was changed since; it stays as it is */
  undo(
    transaction: Transaction<DB>,
    changes: readonly Change[],
    merging: Merging,
  ): Promise<readonly boolean[]>;
}

/** The kind of the items with this name. */
export type KindOf<Name extends MergeItem['kind'], Change> = MergeKind<MergeItemOf<Name>, Change>;

/** When a version was made. What is to come counts as made now: whatever replaces it afterwards has to be later. */
export function madeAt(changedAt: string, now: Date): Date {
  const likely = likelyTime(changedAt, now);
  return likely < now ? likely : now;
}

/** Of two versions of one thing, the later one wins. */
export const laterOf = (device: Date, account: Date): MergeOutcome =>
  device.getTime() > account.getTime() ? 'device' : 'account';
