import {
  MERGES_RETAINED,
  type Merged,
  type MergeItem,
  type MergeOutcome,
  type MergePreview,
  type MergeUndone,
} from '@site/shared/contracts/practice';
import type { Kysely } from 'kysely';
import { heavyWork } from '../../../concurrency/heavy-work.ts';
import type { DB } from '../../../database/tables.ts';
import { notFound, signInRequired } from '../../../errors/domain-error.ts';
import { lockPerson } from '../attempts/attempts.repository.ts';
import type { MergeKind } from './kind.ts';
import { attempts } from './kinds/attempts.ts';
import { cases } from './kinds/cases.ts';
import { draft } from './kinds/draft.ts';
import { plan } from './kinds/plan.ts';
import { quiz } from './kinds/quiz.ts';
import { forgetOldMerges, retainNewest, storeMerge, takeMerge } from './merge.repository.ts';

/** Every kind of thing that can be merged. Each checks what it's given by its own type, which the contract has checked. */
const kinds = { attempts, cases, draft, plan, quiz };

const kindOf = (name: MergeItem['kind']) => kinds[name] as MergeKind<MergeItem, object>;

/** Outcomes that change the account. */
const changing = new Set<MergeOutcome>(['added', 'both', 'device']);

/**
 * What a person made on a device before logging in: compared with the account, merged into it, and taken back.
 * Of two versions of one thing the later one wins, and the other comes back with Undo. All of it is heavy work: every
 * call throws DomainError 409 while another of the person's runs.
 * @param clock the moment it is; tests bring their own.
 */
export function createMerges(kysely: Kysely<DB>, clock = () => new Date()) {
  return {
    /** What a merge would do. Changes nothing. */
    preview: (userId: string, items: readonly MergeItem[]): Promise<MergePreview> =>
      heavyWork(kysely, userId, async (transaction) => {
        const merging = { userId, now: clock() };
        return {
          items: await byKind(items, (kind, some) => kind.compare(transaction, some, merging)),
        };
      }),

    /**
     * All or nothing.
     * @throws DomainError 401 once the account is gone, 409 if it would hold too many attempts.
     */
    async merge(userId: string, items: readonly MergeItem[]): Promise<Merged> {
      await forgetOldMerges(kysely);
      return heavyWork(kysely, userId, async (transaction) => {
        if (!(await lockPerson(transaction, userId))) throw signInRequired();
        const merging = { userId, now: clock() };
        const compared = await byKind(items, (kind, some) =>
          kind.compare(transaction, some, merging),
        );
        const outcomes = compared.map(({ outcome }) => outcome);
        const merged = items.filter((_, at) => changing.has(outcomes[at] ?? 'gone'));
        const changes = await byKind(merged, (kind, some) =>
          kind.merge(transaction, some, merging),
        );
        const stored = merged.map(({ kind }, at) => ({ kind, change: changes[at] as object }));
        const { id, undoUntil } = await storeMerge(transaction, userId, stored);
        await retainNewest(transaction, userId, MERGES_RETAINED);
        return { id, undoUntil: undoUntil.toISOString(), outcomes };
      });
    },

    /** @throws DomainError 404 for one that is too old, has been taken back, or is someone else's. */
    undo: (userId: string, id: string): Promise<MergeUndone> =>
      heavyWork(kysely, userId, async (transaction) => {
        await lockPerson(transaction, userId);
        const changes = await takeMerge(transaction, userId, id);
        if (!changes) throw notFound('This merge can no longer be undone.');
        const merging = { userId, now: clock() };
        const undone = await byKind(changes, (kind, some) =>
          kind.undo(
            transaction,
            some.map(({ change }) => change),
            merging,
          ),
        );
        const restored = undone.filter(Boolean).length;
        return { restored, kept: changes.length - restored };
      }),
  };
}

/** Does something with those of each kind at once. @returns what comes of each, in their order */
async function byKind<One extends { kind: MergeItem['kind'] }, Made>(
  all: readonly One[],
  make: (kind: MergeKind<MergeItem, object>, some: One[]) => Promise<readonly Made[]>,
): Promise<Made[]> {
  const made = new Map<One, Made>();
  for (const name of new Set(all.map(({ kind }) => kind))) {
    const some = all.filter(({ kind }) => kind === name);
    const results = await make(kindOf(name), some);
    for (const [at, one] of some.entries()) made.set(one, results[at] as Made);
  }
  return all.map((one) => made.get(one) as Made);
}
