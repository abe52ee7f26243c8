import { isDeepStrictEqual } from 'node:util';
import { OWN_CASES_MAX, type WorkLanguage } from '@site/shared/contracts/practice';
import { wholeCharacters } from '../../../../text/whole-characters.ts';
import { findExercises } from '../../attempts/attempts.repository.ts';
import { findWork, saveWork } from '../../attempts/work.repository.ts';
import type { KindOf } from '../kind.ts';

interface CasesChange {
  unitId: string;
  language: WorkLanguage;
  before: string[];
  after: string[];
}

/** Inputs that a person has added to an exercise. Those of device and account stand beside each other. */
export const cases: KindOf<'cases', CasesChange> = {
  async compare(kysely, items, { userId }) {
    const unitIds = items.map(({ unitId }) => unitId);
    const known = await findExercises(kysely, unitIds);
    const savedWork = await findWork(kysely, userId, 'cases', items);
    return items.map(({ unitId, language, inputs }) => {
      if (!known.has(unitId)) return { outcome: 'gone' };
      const saved = savedWork({ unitId, language });
      if (!saved || saved.content.length === 0) return { outcome: 'added' };
      const all = joined(saved.content, inputs);
      return {
        outcome: all.length === saved.content.length ? 'same' : 'both',
        held: { kind: 'cases', language, inputs: saved.content, changedAt: saved.changedAt },
      };
    });
  },

  async merge(transaction, items, { userId, now }) {
    const savedWork = await findWork(transaction, userId, 'cases', items);
    const changes = items.map(({ unitId, language, inputs }) => {
      const before = savedWork({ unitId, language })?.content ?? [];
      return { unitId, language, before, after: joined(before, inputs) };
    });
    await saveWork(
      transaction,
      userId,
      'cases',
      changes.map(({ before: _, after, ...place }) => ({
        ...{ ...place, content: after, changedAt: now },
      })),
    );
    return changes;
  },

  async undo(transaction, changes, { userId, now }) {
    const savedWork = await findWork(transaction, userId, 'cases', changes);
    const isUnchanged = (change: CasesChange) =>
      isDeepStrictEqual(savedWork(change)?.content, change.after);
    await saveWork(
      transaction,
      userId,
      'cases',
      changes.filter(isUnchanged).map(({ after: _, before, ...place }) => ({
        ...{ ...place, content: before, changedAt: now },
      })),
    );
    return changes.map(isUnchanged);
  },
};

/** Each once, the account's first, and no more than there may be. */
const joined = (saved: readonly string[], sent: readonly string[]): string[] =>
  [...new Set([...saved, ...sent.map(wholeCharacters)])].slice(0, OWN_CASES_MAX);
