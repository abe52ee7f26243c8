import { isDeepStrictEqual } from 'node:util';
import { type KeptOwnCases, OWN_CASES_MAX, type WorkLanguage } from '@site/shared/contracts';
import { wholeCharacters } from '../../../../text/whole-characters.ts';
import { findExercises } from '../../attempts/attempts.repository.ts';
import {
  findOwnCases,
  type PlacedCases,
  saveOwnCases,
} from '../../attempts/own-cases.repository.ts';
import { placeKey, type WorkPlace } from '../../attempts/work-place.ts';
import type { KindOf } from '../kind.ts';

interface CasesChange {
  unitId: string;
  language: WorkLanguage;
  before: string[];
  after: string[];
}

/** Inputs that somebody has added to an exercise. Those of device and account stand beside each other. */
export const cases: KindOf<'cases', CasesChange> = {
  async compare(kysely, items, { userId }) {
    const unitIds = items.map(({ unitId }) => unitId);
    const known = await findExercises(kysely, unitIds);
    const keptAt = byPlace(await findOwnCases(kysely, userId, items));
    return items.map(({ unitId, language, inputs }) => {
      if (!known.has(unitId)) return { outcome: 'gone' };
      const kept = keptAt({ unitId, language });
      if (!kept || kept.inputs.length === 0) return { outcome: 'added' };
      const all = joined(kept.inputs, inputs);
      return {
        outcome: all.length === kept.inputs.length ? 'same' : 'both',
        held: { kind: 'cases', ...kept },
      };
    });
  },

  async merge(transaction, items, { userId, now }) {
    const keptAt = byPlace(await findOwnCases(transaction, userId, items));
    const changes = items.map(({ unitId, language, inputs }) => {
      const before = keptAt({ unitId, language })?.inputs ?? [];
      return { unitId, language, before, after: joined(before, inputs) };
    });
    await saveOwnCases(
      transaction,
      userId,
      changes.map(({ before: _, after, ...place }) => ({
        ...{ ...place, inputs: after, changedAt: now },
      })),
    );
    return changes;
  },

  async undo(transaction, changes, { userId, now }) {
    const keptAt = byPlace(await findOwnCases(transaction, userId, changes));
    const isUnchanged = (change: CasesChange) =>
      isDeepStrictEqual(keptAt(change)?.inputs, change.after);
    await saveOwnCases(
      transaction,
      userId,
      changes.filter(isUnchanged).map(({ after: _, before, ...place }) => ({
        ...{ ...place, inputs: before, changedAt: now },
      })),
    );
    return changes.map(isUnchanged);
  },
};

/** Each once, the account's first, and no more than there may be. */
const joined = (kept: readonly string[], sent: readonly string[]): string[] =>
  [...new Set([...kept, ...sent.map(wholeCharacters)])].slice(0, OWN_CASES_MAX);

/** Finds the cases of a place. */
function byPlace(all: readonly PlacedCases[]): (place: WorkPlace) => KeptOwnCases | null {
  const placed = new Map(all.map(({ unitId, ...kept }) => [placeKey({ unitId, ...kept }), kept]));
  return (place) => placed.get(placeKey(place)) ?? null;
}
