import type { OutboxEntry, Outcome } from './entry.ts';

/** What an item of storage holds: an entry, and for a moment, for the other tabs, its outcome. */
export type StoredEntry = OutboxEntry & { outcome?: Outcome };

/** Null for what is no entry: storage may hold anything. */
export function parseEntry(text: string): StoredEntry | null {
  try {
    const entry = JSON.parse(text) as StoredEntry | null;
    if (!entry) return null;
    const { id, person, kind, queueKey, url, method, state, sequence, meta } = entry;
    const complete = id && person && kind && queueKey && url && method && state && meta;
    return complete && typeof sequence === 'number' ? entry : null;
  } catch {
    return null;
  }
}
