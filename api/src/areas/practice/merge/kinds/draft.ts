import type { ExerciseDraft, WorkLanguage } from '@site/shared/contracts/practice';
import { wholeCharacters } from '../../../../text/whole-characters.ts';
import { findExercises } from '../../attempts/attempts.repository.ts';
import { deleteWork, findWork, saveWork } from '../../attempts/work.repository.ts';
import { type KindOf, laterOf, madeAt } from '../kind.ts';

interface DraftChange {
  unitId: string;
  language: WorkLanguage;
  before: ExerciseDraft | null;
  after: string;
}

/** What stands in the editor of an exercise, in one language. */
export const draft: KindOf<'draft', DraftChange> = {
  async compare(kysely, items, { userId, now }) {
    const unitIds = items.map(({ unitId }) => unitId);
    const known = await findExercises(kysely, unitIds);
    const savedWork = await findWork(kysely, userId, 'code', items);
    return items.map(({ unitId, language, code, changedAt }) => {
      if (!known.has(unitId)) return { outcome: 'gone' };
      const saved = savedWork({ unitId, language });
      if (!saved) return { outcome: 'added' };
      const later = laterOf(madeAt(changedAt, now), new Date(saved.changedAt));
      return {
        outcome: saved.content === wholeCharacters(code) ? 'same' : later,
        held: { kind: 'draft', language, code: saved.content, changedAt: saved.changedAt },
      };
    });
  },

  async merge(transaction, items, { userId, now }) {
    const savedWork = await findWork(transaction, userId, 'code', items);
    const merged = items.map(({ unitId, language, code, changedAt }) => ({
      ...{ unitId, language },
      content: wholeCharacters(code),
      changedAt: madeAt(changedAt, now),
    }));
    await saveWork(transaction, userId, 'code', merged);
    return merged.map(({ unitId, language, content: after }) => {
      const saved = savedWork({ unitId, language });
      const before = saved && { language, code: saved.content, changedAt: saved.changedAt };
      return { unitId, language, before, after };
    });
  },

  async undo(transaction, changes, { userId, now }) {
    const savedWork = await findWork(transaction, userId, 'code', changes);
    const isUnchanged = (change: DraftChange) => savedWork(change)?.content === change.after;
    const unchanged = changes.filter(isUnchanged);
    // As changed now, so that no other device takes what was merged for the later version.
    await saveWork(
      transaction,
      userId,
      'code',
      unchanged.flatMap(({ unitId, language, before }) =>
        before ? [{ unitId, language, content: before.code, changedAt: now }] : [],
      ),
    );
    await deleteWork(
      transaction,
      userId,
      'code',
      unchanged.filter(({ before }) => !before),
    );
    return changes.map(isUnchanged);
  },
};
