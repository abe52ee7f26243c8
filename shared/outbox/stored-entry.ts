import type { OutboxEntry, Outcome } from './entry.ts';

/** What an item of storage holds: an entry, and for a moment, for the other tabs, its outcome. */
export type StoredEntry = OutboxEntry & { outcome?: Outcome };

/** Null for what is no entry: storage may hold anything. */
export function parseEntry(text: string): StoredEntry | null {
  try {
    const item = JSON.parse(text) as EarlierEntry | StoredEntry | null;
    if (!item) return null;
    const entry = 'lane' in item ? fromEarlier(item) : item;
    const { id, person, kind, queueKey, url, method, state, sequence, meta } = entry;
    const complete = id && person && kind && queueKey && url && method && state && meta;
    return complete && typeof sequence === 'number' ? entry : null;
  } catch {
    return null;
  }
}

/** An entry as contract 1 kept it: it may have waited on a device since then. */
interface EarlierEntry
  extends Omit<
    StoredEntry,
    'kind' | 'queueKey' | 'collapseKey' | 'failureMessage' | 'keepRefused' | 'meta' | 'sequence'
  > {
  lane: string;
  replaces?: string;
  refused: string;
  keep?: boolean;
  about?: { kind: string; seen?: readonly string[] };
  at: number;
  /** The first of them wrote down only when an entry began to wait. */
  since?: number;
}

function fromEarlier(earlier: EarlierEntry): StoredEntry {
  const { lane, replaces, refused, keep, about, at, since = at, ...same } = earlier;
  const { kind = 'unknown', seen, ...meta } = about ?? {};
  return {
    ...same,
    kind,
    queueKey: lane,
    ...(replaces && { collapseKey: replaces }),
    failureMessage: refused,
    ...(keep && { keepRefused: keep }),
    meta: { ...meta, ...(seen && { baseVersions: seen }) },
    sequence: at,
    madeAt: since,
  };
}
