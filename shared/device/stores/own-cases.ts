import { createStore } from '../store.ts';
import { createTexts } from '../texts.ts';

/** Inputs that somebody has added to a problem. */
export interface OwnInputs {
  inputs: string[];
  /** When one was added or removed last; '' if nobody knows. */
  changedAt: string;
}

/** Null for what isn't such. An earlier release kept the inputs alone. */
export function parseOwnInputs(stored: unknown): OwnInputs | null {
  if (Array.isArray(stored)) return stored.length > 0 ? ownInputs(stored, '') : null;
  const { inputs, changedAt = '' } = { ...(stored as Partial<OwnInputs>) };
  return Array.isArray(inputs) ? ownInputs(inputs, changedAt) : null;
}

const ownInputs = (inputs: unknown[], changedAt: string): OwnInputs => ({
  inputs: inputs.filter((input) => typeof input === 'string'),
  changedAt,
});

/** Inputs that somebody has added to a problem, kept as its program is. */
export const ownCases = createStore<OwnInputs>({
  texts: createTexts('dsa-cases'),
  parse: parseOwnInputs,
});
