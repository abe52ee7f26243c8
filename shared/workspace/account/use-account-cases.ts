import {
  casesCopy,
  joinInputs,
  type OwnInputs,
  ownCases,
  saveWithAccount,
  workName,
} from '@site/shared/device';
import { useEffect, useEffectEvent } from 'react';
import { placeOf, type Solvable } from '../language/solvable.ts';

/** Saves the cases that a signed-in person has added with the account as well; the latest change wins. */
export function useAccountCases(problem: Solvable, person: string): void {
  const { unitId, language } = problem;
  const name = workName(problem);
  const place = useEffectEvent(() => placeOf(problem));
  useEffect(
    () =>
      saveWithAccount(
        casesCopy({ unitId, language }, person, () => place()),
        {
          take: (saved) =>
            ownCases.write(name, person, joinedIfUndated(saved, ownCases.read(name, person))),
          join: (own, saved) => joined(saved, own),
        },
      ),
    [unitId, language, name, person],
  );
}

/** Those that were merged here join those of the account. */
const joinedIfUndated = (saved: OwnInputs, own: OwnInputs | null): OwnInputs =>
  own && own.changedAt === '' ? joined(saved, own) : saved;

const joined = (saved: OwnInputs, own: OwnInputs): OwnInputs => ({
  ...own,
  inputs: joinInputs(saved.inputs, own.inputs),
  changedAt: new Date().toISOString(),
});
