import type { SavedOwnCases } from '@site/shared/contracts';
import {
  joinInputs,
  keepWithAccount,
  type OwnInputs,
  ownCases,
  workName,
} from '@site/shared/device';
import { useEffect, useEffectEvent } from 'react';
import { placeOf, type Solvable } from '../language/solvable.ts';
import { fetchCases, keepCases } from './own-cases.calls.ts';

/** Saves the cases that a signed-in person has added with the account as well; the latest change wins. */
export function useAccountCases(problem: Solvable, person: string): void {
  const { unitId, language } = problem;
  const name = workName(problem);
  const placed = useEffectEvent(
    (saved: SavedOwnCases | null): OwnInputs | null =>
      saved && { inputs: saved.inputs, changedAt: saved.changedAt, ...placeOf(problem) },
  );
  useEffect(() => {
    const place = { person, unitId, language };
    return keepWithAccount<OwnInputs>({
      ...{ kind: 'cases', store: ownCases, name, person },
      textOf: ({ inputs }) => (inputs.length > 0 ? inputs.join('\n') : null),
      fetch: async () => placed(await fetchCases(place)),
      send: async (own, base) => placed(await keepCases(place, own, base)),
      take: (saved) =>
        ownCases.write(name, person, joinedIfUndated(saved, ownCases.read(name, person))),
      join: (own, saved) => joined(saved, own),
    });
  }, [unitId, language, name, person]);
}

/** Those that were merged here join those of the account. */
const joinedIfUndated = (saved: OwnInputs, own: OwnInputs | null): OwnInputs =>
  own && own.changedAt === '' ? joined(saved, own) : saved;

const joined = (saved: OwnInputs, own: OwnInputs): OwnInputs => ({
  ...own,
  inputs: joinInputs(saved.inputs, own.inputs),
  changedAt: new Date().toISOString(),
});
