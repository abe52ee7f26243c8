import { ownCases, workName } from '@site/shared/device';
import { useSession } from '@site/shared/platform';
import { useEffect, useState } from 'react';
import { placeOf, type Solvable } from '../language/solvable.ts';
import { inputsOf } from './own-inputs.ts';

/** The inputs that the person has added to a problem, also on another device, and how to change them. */
export function useOwnInputs(problem: Solvable) {
  const name = workName(problem);
  const person = useSession().user?.id ?? null;
  const [inputs, setInputs] = useState(() => inputsOf(name, person));
  useEffect(() => {
    const read = () => setInputs(inputsOf(name, person));
    read();
    return ownCases.onChange((changed) => {
      if (changed === name) read();
    });
  }, [name, person]);
  const change = (next: string[]) => {
    // An account gets the removal of the last one; nobody is offered an empty list to merge.
    const isNothing = person === null && next.length === 0;
    const changedAt = new Date().toISOString();
    ownCases.write(
      name,
      person,
      isNothing ? null : { inputs: next, changedAt, ...placeOf(problem) },
    );
  };
  return { inputs, change };
}
