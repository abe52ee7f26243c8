import { createStore } from '../store.ts';

/** What was stored as a visitor's plan. `readPlan` checks it: who only counts needs no schema. */
export interface StoredPlan {
  settings: unknown;
  changedAt: string;
}

/** The one name that there is: a visitor has one plan. */
export const PLAN = 'settings';

/** A visitor's plan. A person's is with the account alone. */
export const plans = createStore<StoredPlan>('plan', (stored) => {
  const { settings, changedAt = '' } = { ...(stored as Partial<StoredPlan>) };
  return settings ? { settings, changedAt } : null;
});
