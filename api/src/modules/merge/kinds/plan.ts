import { isDeepStrictEqual } from 'node:util';
import type { PlanSettings } from '@site/shared/contracts';
import {
  deleteSettings,
  findDatedSettings,
  findRoadmapIds,
  saveSettings,
} from '../../plan/index.ts';
import { dayOf } from '../../schedule/index.ts';
import { type KindOf, laterOf, madeAt } from '../kind.ts';

interface PlanChange {
  before: PlanSettings | null;
  after: PlanSettings;
}

/** What a plan is made from. An account has one plan. */
export const plan: KindOf<'plan', PlanChange> = {
  async compare(kysely, { settings, changedAt }, { userId, now }) {
    const kept = await findDatedSettings(kysely, userId);
    const known = await findRoadmapIds(kysely, settings.roadmapIds);
    if (known.length < settings.roadmapIds.length || settings.targetDate <= dayOf(now)) {
      return { outcome: 'gone' };
    }
    if (!kept) return { outcome: 'added' };
    const later = laterOf(madeAt(changedAt, now), kept.changedAt);
    return {
      outcome: isDeepStrictEqual(kept.settings, settings) ? 'same' : later,
      held: { kind: 'plan', settings: kept.settings, changedAt: kept.changedAt.toISOString() },
    };
  },

  async merge(transaction, { settings }, { userId }) {
    const kept = await findDatedSettings(transaction, userId);
    await saveSettings(transaction, userId, settings);
    return { before: kept?.settings ?? null, after: settings };
  },

  async undo(transaction, { before, after }, { userId }) {
    const kept = await findDatedSettings(transaction, userId);
    if (!isDeepStrictEqual(kept?.settings, after)) return false;
    if (before) await saveSettings(transaction, userId, before);
    else await deleteSettings(transaction, userId);
    return true;
  },
};
