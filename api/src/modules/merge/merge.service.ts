import {
  MERGES_KEPT,
  type Merged,
  type MergeItem,
  type MergeOutcome,
  type MergePreview,
  type MergeUndone,
} from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { notFound, signInRequired } from '../../errors/domain-error.ts';
import { lockPerson } from '../attempts/index.ts';
import { kindOf } from './kinds/index.ts';
import {
  forgetOldMerges,
  keepNewest,
  type StoredChange,
  storeMerge,
  takeMerge,
} from './merge.repository.ts';

/** Outcomes that change the account. */
const changing = new Set<MergeOutcome>(['added', 'both', 'device']);

/**
 * What somebody made on a device before logging in: compared with the account, merged into it, and taken back.
 * Of two versions of one thing the later one wins, and the other comes back with Undo.
 * @param clock the moment it is; tests bring their own.
 */
export function createMerges(kysely: Kysely<Tables>, clock = () => new Date()) {
  return {
    /** What a merge would do. Changes nothing. */
    async preview(userId: string, items: readonly MergeItem[]): Promise<MergePreview> {
      const merging = { userId, now: clock() };
      const compared = [];
      for (const item of items)
        compared.push(await kindOf(item.kind).compare(kysely, item, merging));
      return { items: compared };
    },

    /**
     * All or nothing.
     * @throws DomainError 401 once the account is gone, 409 if it would hold too many attempts.
     */
    async merge(userId: string, items: readonly MergeItem[]): Promise<Merged> {
      await forgetOldMerges(kysely);
      return kysely.transaction().execute(async (transaction) => {
        if (!(await lockPerson(transaction, userId))) throw signInRequired();
        const merging = { userId, now: clock() };
        const outcomes: MergeOutcome[] = [];
        const changes: StoredChange[] = [];
        for (const item of items) {
          const kind = kindOf(item.kind);
          const { outcome } = await kind.compare(transaction, item, merging);
          outcomes.push(outcome);
          if (!changing.has(outcome)) continue;
          changes.push({ kind: item.kind, change: await kind.merge(transaction, item, merging) });
        }
        const { id, undoUntil } = await storeMerge(transaction, userId, changes);
        await keepNewest(transaction, userId, MERGES_KEPT);
        return { id, undoUntil: undoUntil.toISOString(), outcomes };
      });
    },

    /** @throws DomainError 404 for one that is too old, has been taken back, or is somebody else's. */
    async undo(userId: string, id: string): Promise<MergeUndone> {
      return kysely.transaction().execute(async (transaction) => {
        await lockPerson(transaction, userId);
        const changes = await takeMerge(transaction, userId, id);
        if (!changes) throw notFound('This merge can no longer be undone.');
        const merging = { userId, now: clock() };
        let restored = 0;
        // The last change first, in case one thing was sent twice.
        for (const { kind, change } of changes.toReversed()) {
          if (await kindOf(kind).undo(transaction, change, merging)) restored += 1;
        }
        return { restored, kept: changes.length - restored };
      });
    },
  };
}
