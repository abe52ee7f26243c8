import { createStore } from '../store.ts';

/** Inputs that somebody has added to a problem. */
export interface OwnInputs {
  inputs: string[];
  /** When one was added or removed last; '' of those that were merged, which join the account's. */
  changedAt: string;
}

/** Null for what isn't such. */
export function parseOwnInputs(stored: unknown): OwnInputs | null {
  const { inputs, changedAt } = { ...(stored as Partial<OwnInputs>) };
  return Array.isArray(inputs) && typeof changedAt === 'string' ? { inputs, changedAt } : null;
}

/** Inputs that somebody has added to a problem, kept as its program is. */
export const ownCases = createStore('dsa-cases', parseOwnInputs);
