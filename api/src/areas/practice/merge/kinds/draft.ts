import type { KeptDraft, WorkLanguage } from '@site/shared/contracts';
import { wholeCharacters } from '../../../../text/whole-characters.ts';
import { findExercises } from '../../attempts/attempts.repository.ts';
import {
  deleteDrafts,
  findDrafts,
  type PlacedDraft,
  saveDrafts,
} from '../../attempts/drafts.repository.ts';
import { placeKey, type WorkPlace } from '../../attempts/work-place.ts';
import { type KindOf, laterOf, madeAt } from '../kind.ts';

interface DraftChange {
  unitId: string;
  language: WorkLanguage;
  before: KeptDraft | null;
  after: string;
}

/** What stands in the editor of an exercise, in one language. */
export const draft: KindOf<'draft', DraftChange> = {
  async compare(kysely, items, { userId, now }) {
    const unitIds = items.map(({ unitId }) => unitId);
    const known = await findExercises(kysely, unitIds);
    const keptAt = byPlace(await findDrafts(kysely, userId, items));
    return items.map(({ unitId, language, code, changedAt }) => {
      if (!known.has(unitId)) return { outcome: 'gone' };
      const kept = keptAt({ unitId, language });
      if (!kept) return { outcome: 'added' };
      const later = laterOf(madeAt(changedAt, now), new Date(kept.changedAt));
      return {
        outcome: kept.code === wholeCharacters(code) ? 'same' : later,
        held: { kind: 'draft', ...kept },
      };
    });
  },

  async merge(transaction, items, { userId, now }) {
    const keptAt = byPlace(await findDrafts(transaction, userId, items));
    const merged = items.map(({ unitId, language, code, changedAt }) => ({
      ...{ unitId, language },
      code: wholeCharacters(code),
      changedAt: madeAt(changedAt, now),
    }));
    await saveDrafts(transaction, userId, merged);
    return merged.map(({ unitId, language, code: after }) => {
      const before = keptAt({ unitId, language });
      return { unitId, language, before, after };
    });
  },

  async undo(transaction, changes, { userId, now }) {
    const keptAt = byPlace(await findDrafts(transaction, userId, changes));
    const isUnchanged = (change: DraftChange) => keptAt(change)?.code === change.after;
    const unchanged = changes.filter(isUnchanged);
    // As changed now, so that no other device takes what was merged for the later version.
    await saveDrafts(
      transaction,
      userId,
      unchanged.flatMap(({ unitId, before }) =>
        before ? [{ ...before, unitId, changedAt: now }] : [],
      ),
    );
    await deleteDrafts(
      transaction,
      userId,
      unchanged.filter(({ before }) => !before),
    );
    return changes.map(isUnchanged);
  },
};

/** Finds the draft of a place. */
function byPlace(drafts: readonly PlacedDraft[]): (place: WorkPlace) => KeptDraft | null {
  const placed = new Map(
    drafts.map(({ unitId, ...kept }) => [placeKey({ unitId, ...kept }), kept]),
  );
  return (place) => placed.get(placeKey(place)) ?? null;
}
