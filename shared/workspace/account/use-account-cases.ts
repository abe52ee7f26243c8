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

/** Keeps the cases that a signed-in person has added with the account as well; the latest change wins. */
export function useAccountCases(problem: Solvable, person: string): void {
  const { unitId, language } = problem;
  const name = workName(problem);
  const placed = useEffectEvent(
    (kept: SavedOwnCases | null): OwnInputs | null =>
      kept && { inputs: kept.inputs, changedAt: kept.changedAt, ...placeOf(problem) },
  );
  useEffect(() => {
    const place = { person, unitId, language };
    return keepWithAccount<OwnInputs>({
      ...{ kind: 'cases', store: ownCases, name, person },
      textOf: ({ inputs }) => (inputs.length > 0 ? inputs.join('\n') : null),
      fetch: async () => placed(await fetchCases(place)),
      send: async (own) => placed(await keepCases(place, own)),
      take: (kept) =>
        ownCases.write(name, person, joinedIfUndated(kept, ownCases.read(name, person))),
      join: (own, kept) => joined(kept, own),
    });
  }, [unitId, language, name, person]);
}

/** Those that were merged here join those of the account. */
const joinedIfUndated = (kept: OwnInputs, own: OwnInputs | null): OwnInputs =>
  own && own.changedAt === '' ? joined(kept, own) : kept;

const joined = (kept: OwnInputs, own: OwnInputs): OwnInputs => ({
  ...own,
  inputs: joinInputs(kept.inputs, own.inputs),
  changedAt: new Date().toISOString(),
});
