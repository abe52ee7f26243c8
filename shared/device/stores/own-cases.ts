import type { Place } from '../kind.ts';
import { createStore } from '../store.ts';

/** Inputs that a person has added to an exercise in one language. */
export interface OwnInputs extends Place {
  inputs: string[];
  /** When one was added or removed last; '' of those that were merged, which join the account's. */
  changedAt: string;
}

/** A person's own inputs, stored by `workName`. */
export const ownCases = createStore<OwnInputs>('own-cases', (stored) => {
  const { inputs, changedAt, title, path } = { ...(stored as Partial<OwnInputs>) };
  if (!Array.isArray(inputs) || typeof changedAt !== 'string' || !title || !path) return null;
  return { inputs, changedAt, title, path };
});
