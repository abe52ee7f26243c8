import { joinInputs, keepWithAccount, type OwnInputs } from '@site/shared/device';
import { useEffect } from 'react';
import { casesOf } from '../device-stores.ts';
import { keptAs, type Solvable } from '../language/solvable.ts';
import { fetchCases, keepCases } from './own-cases.calls.ts';

/** Keeps the cases that a signed-in person has added with the account as well; the latest change wins. */
export function useAccountCases(problem: Solvable, person: string): void {
  const { id, language } = problem;
  const name = keptAs(problem);
  useEffect(() => {
    const place = { person, problemId: id, language };
    const store = casesOf(name);
    return keepWithAccount<OwnInputs>({
      ...{ kind: 'cases', store, name, person },
      textOf: ({ inputs }) => (inputs.length > 0 ? inputs.join('\n') : null),
      fetch: () => fetchCases(place),
      send: (own) => keepCases(place, own),
      take: (kept) => store.write(name, person, joinedIfUndated(kept, store.read(name, person))),
      join: (own, kept) => joined(kept, own),
    });
  }, [id, language, name, person]);
}

/** Those that were merged here join those of the account. */
const joinedIfUndated = (kept: OwnInputs, own: OwnInputs | null): OwnInputs =>
  own && own.changedAt === '' ? joined(kept, own) : kept;

const joined = (kept: OwnInputs, own: OwnInputs): OwnInputs => ({
  inputs: joinInputs(kept.inputs, own.inputs),
  changedAt: new Date().toISOString(),
});
