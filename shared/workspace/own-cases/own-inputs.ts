import { OWN_CASES_MAX } from '@site/shared/contracts/practice';
import { type Owner, ownCases, workName } from '@site/shared/device';
import { sessionStore } from '@site/shared/platform';
import type { Solvable } from '../language/solvable.ts';

/** The inputs that an owner has added to an exercise in one language, which are stored by this name. */
export const inputsOf = (name: string, owner: Owner): string[] =>
  ownCases.read(name, owner)?.inputs.slice(0, OWN_CASES_MAX) ?? [];

/** The inputs of the person at this device. */
export const ownInputs = (problem: Solvable): string[] =>
  inputsOf(workName(problem), sessionStore.getState().user?.id ?? null);
