import type { KeptDraft, WorkLanguage } from '@site/shared/contracts';
import { wholeCharacters } from '../../../whole-characters.ts';
import { deleteDraft, findDraft, isProblem, saveDraft } from '../../attempts/index.ts';
import { type KindOf, laterOf, madeAt } from '../kind.ts';

interface DraftChange {
  problemId: string;
  language: WorkLanguage;
  before: KeptDraft | null;
  after: string;
}

/** A program in the editor of a problem, in one language, or the query of an SQL task. */
export const draft: KindOf<'draft', DraftChange> = {
  async compare(kysely, { problemId, language, code, changedAt }, { userId, now }) {
    if (!(await isProblem(kysely, problemId))) return { outcome: 'gone' };
    const kept = await findDraft(kysely, { userId, problemId }, language);
    if (!kept) return { outcome: 'added' };
    const later = laterOf(madeAt(changedAt, now), new Date(kept.changedAt));
    return {
      outcome: kept.code === wholeCharacters(code) ? 'same' : later,
      held: { kind: 'draft', ...kept },
    };
  },

  async merge(transaction, { problemId, language, code, changedAt }, { userId, now }) {
    const own = { userId, problemId };
    const before = await findDraft(transaction, own, language);
    const after = wholeCharacters(code);
    const made = madeAt(changedAt, now);
    await saveDraft(transaction, own, { language, code: after, changedAt: made });
    return { problemId, language, before, after };
  },

  async undo(transaction, { problemId, language, before, after }, { userId, now }) {
    const own = { userId, problemId };
    const kept = await findDraft(transaction, own, language);
    if (kept?.code !== after) return false;
    // As changed now, so that no other device takes what was merged for the later version.
    if (before) await saveDraft(transaction, own, { ...before, changedAt: now });
    else await deleteDraft(transaction, own, language);
    return true;
  },
};
