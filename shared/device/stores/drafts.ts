import type { Place } from '../kind.ts';
import { createStore } from '../store.ts';

/** What someone writes for an exercise in one language: a program, or the query of an SQL task. */
export interface Draft extends Place {
  /** Null if it's the starter. */
  code: string | null;
  /** When it was changed last. */
  changedAt: string;
}

/** What is in the editor, stored by `workName`. */
export const drafts = createStore<Draft>('draft', (stored) => {
  const { code, changedAt, title, path } = { ...(stored as Partial<Draft>) };
  if (code === undefined || typeof changedAt !== 'string' || !title || !path) return null;
  return { code, changedAt, title, path };
});
