import { OWN_CASES_MAX } from '@site/shared/contracts';
import type { Owner } from '@site/shared/device';
import { sessionStore } from '@site/shared/platform';
import { casesOf } from '../device-stores.ts';

/** The inputs that an owner has added to a problem, which is kept by this name. */
export const inputsOf = (name: string, owner: Owner): string[] =>
  casesOf(name).read(name, owner)?.inputs.slice(0, OWN_CASES_MAX) ?? [];

/** The inputs of the person at this device. */
export const ownInputs = (name: string): string[] =>
  inputsOf(name, sessionStore.getState().user?.id ?? null);
