import { createStore } from '../store.ts';

/** Somebody's own program for a problem, kept by the problem's id, with `:javascript` behind it in that language. */
export interface Draft {
  /** Null if it's the starter. */
  code: string | null;
  /** When it was changed last. */
  changedAt: string;
}

/** Programs in the editor. */
export const drafts = createStore<Draft>('dsa-draft', (stored) => {
  const { code, changedAt } = { ...(stored as Partial<Draft>) };
  return code !== undefined && typeof changedAt === 'string' ? { code, changedAt } : null;
});
