import { isDeepStrictEqual } from 'node:util';
import { OWN_CASES_MAX, type WorkLanguage } from '@site/shared/contracts';
import { wholeCharacters } from '../../../whole-characters.ts';
import { findOwnCases, isProblem, saveOwnCases } from '../../attempts/index.ts';
import type { KindOf } from '../kind.ts';

interface CasesChange {
  problemId: string;
  language: WorkLanguage;
  before: string[];
  after: string[];
}

/** Inputs that somebody has added to a problem. Those of device and account stand beside each other. */
export const cases: KindOf<'cases', CasesChange> = {
  async compare(kysely, { problemId, language, inputs }, { userId }) {
    if (!(await isProblem(kysely, problemId))) return { outcome: 'gone' };
    const kept = await findOwnCases(kysely, { userId, problemId }, language);
    if (!kept || kept.inputs.length === 0) return { outcome: 'added' };
    const all = joined(kept.inputs, inputs);
    return {
      outcome: all.length === kept.inputs.length ? 'same' : 'both',
      held: { kind: 'cases', ...kept },
    };
  },

  async merge(transaction, { problemId, language, inputs }, { userId, now }) {
    const own = { userId, problemId };
    const before = (await findOwnCases(transaction, own, language))?.inputs ?? [];
    const after = joined(before, inputs);
    await saveOwnCases(transaction, own, { language, inputs: after, changedAt: now });
    return { problemId, language, before, after };
  },

  async undo(transaction, { problemId, language, before, after }, { userId, now }) {
    const own = { userId, problemId };
    const kept = await findOwnCases(transaction, own, language);
    if (!isDeepStrictEqual(kept?.inputs, after)) return false;
    await saveOwnCases(transaction, own, { language, inputs: before, changedAt: now });
    return true;
  },
};

/** Each once, the account's first, and no more than there may be. */
const joined = (kept: readonly string[], sent: readonly string[]): string[] =>
  [...new Set([...kept, ...sent.map(wholeCharacters)])].slice(0, OWN_CASES_MAX);
