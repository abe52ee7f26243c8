import { createStore } from '../store.ts';

/** Somebody's own query for a task, kept by the unit's id. */
export interface Query {
  query: string;
  /** When it was changed last. */
  changedAt: string;
  /** Of its task, so that a list can name it. */
  title: string;
  path: string;
}

/** Queries of SQL tasks. */
export const queries = createStore<Query>('sql-draft', (stored) => {
  const { query, changedAt, title, path } = { ...(stored as Partial<Query>) };
  if (typeof query !== 'string' || typeof changedAt !== 'string') return null;
  return { query, changedAt, title: title || 'SQL task', path: path || '/roadmaps/sql' };
});
