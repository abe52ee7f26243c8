import { isDeepStrictEqual } from 'node:util';
import type { MergeItemOf, PlanSettings } from '@site/shared/contracts/practice';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../../database/tables.ts';
import { dayOf } from '../../local-days/local-days.ts';
import {
  deleteSettings,
  findDatedSettings,
  findRoadmapIds,
  saveSettings,
} from '../../plan/plan.repository.ts';
import { type Comparison, type KindOf, laterOf, type Merging, madeAt } from '../kind.ts';

interface PlanChange {
  before: PlanSettings | null;
  after: PlanSettings;
}

/** What a plan is made from. An account has one plan, so these calls are about one. */
export const plan: KindOf<'plan', PlanChange> = {
  compare: (kysely, items, merging) =>
    Promise.all(items.map((item) => compare(kysely, item, merging))),
  merge: (transaction, items, { userId }) =>
    Promise.all(items.map((item) => merge(transaction, item, userId))),
  undo: (transaction, changes, { userId }) =>
    Promise.all(changes.map((change) => undo(transaction, change, userId))),
};

async function compare(
  kysely: Kysely<DB>,
  { settings, changedAt }: MergeItemOf<'plan'>,
  { userId, now }: Merging,
): Promise<Comparison> {
  const stored = await findDatedSettings(kysely, userId);
  const known = await findRoadmapIds(kysely, settings.roadmapIds);
  if (known.length < settings.roadmapIds.length || settings.targetDate <= dayOf(now)) {
    return { outcome: 'gone' };
  }
  if (!stored) return { outcome: 'added' };
  const later = laterOf(madeAt(changedAt, now), stored.changedAt);
  return {
    outcome: isDeepStrictEqual(stored.settings, settings) ? 'same' : later,
    held: { kind: 'plan', settings: stored.settings, changedAt: stored.changedAt.toISOString() },
  };
}

async function merge(
  transaction: Transaction<DB>,
  { settings }: MergeItemOf<'plan'>,
  userId: string,
): Promise<PlanChange> {
  const stored = await findDatedSettings(transaction, userId);
  await saveSettings(transaction, userId, settings);
  return { before: stored?.settings ?? null, after: settings };
}

async function undo(
  transaction: Transaction<DB>,
  { before, after }: PlanChange,
  userId: string,
): Promise<boolean> {
  const stored = await findDatedSettings(transaction, userId);
  if (!isDeepStrictEqual(stored?.settings, after)) return false;
  if (before) await saveSettings(transaction, userId, before);
  else await deleteSettings(transaction, userId);
  return true;
}
