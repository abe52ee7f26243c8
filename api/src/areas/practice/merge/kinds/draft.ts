import type { KeptDraft, WorkLanguage } from '@site/shared/contracts';
import { wholeCharacters } from '../../../../text/whole-characters.ts';
import { findKnownProblems } from '../../attempts/attempts.repository.ts';
import {
  deleteDrafts,
  findDrafts,
  type PlacedDraft,
  saveDrafts,
} from '../../attempts/drafts.repository.ts';
import { placeKey, type WorkPlace } from '../../attempts/work-place.ts';
import { type KindOf, laterOf, madeAt } from '../kind.ts';

interface DraftChange {
  problemId: string;
  language: WorkLanguage;
  before: KeptDraft | null;
  after: string;
}

/** A program in the editor of a problem, in one language, or the query of an SQL task. */
export const draft: KindOf<'draft', DraftChange> = {
  async compare(kysely, items, { userId, now }) {
    const problemIds = items.map(({ problemId }) => problemId);
    const known = await findKnownProblems(kysely, problemIds);
    const keptAt = byPlace(await findDrafts(kysely, userId, items));
    return items.map(({ problemId, language, code, changedAt }) => {
      if (!known.has(problemId)) return { outcome: 'gone' };
      const kept = keptAt({ problemId, language });
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
    const merged = items.map(({ problemId, language, code, changedAt }) => ({
      ...{ problemId, language },
      code: wholeCharacters(code),
      changedAt: madeAt(changedAt, now),
    }));
    await saveDrafts(transaction, userId, merged);
    return merged.map(({ problemId, language, code: after }) => {
      const before = keptAt({ problemId, language });
      return { problemId, language, before, after };
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
      unchanged.flatMap(({ problemId, before }) =>
        before ? [{ ...before, problemId, changedAt: now }] : [],
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
    drafts.map(({ problemId, ...kept }) => [placeKey({ problemId, ...kept }), kept]),
  );
  return (place) => placed.get(placeKey(place)) ?? null;
}
