import type { Durability, OutboxEntry, Outcome } from './entry.ts';
import { bySequence } from './queue.ts';
import { parseEntry } from './stored-entry.ts';

/** Each entry has its own item, so that tabs never overwrite each other's. */
const PREFIX = 'outbox:';

/** When the last outcome was. */
const LAST_OUTCOME_AT = 'outbox-settled-at';

export interface EntryStore {
  /** Everybody's entries in the order in which they were made; the same list until something changes. */
  list(): readonly OutboxEntry[];
  /** One person's entries; the same list until something changes. */
  entriesOf(person: string): readonly OutboxEntry[];
  /** Keeps the entry, or its new state. Returns how long it lasts. */
  put(entry: OutboxEntry): Durability;
  remove(id: string): void;
  /** Whether some entries would be lost with the page. */
  hasVolatile(): boolean;
  /** Removes an entry and tells the other tabs its outcome. */
  finish(entry: OutboxEntry, outcome: Outcome): void;
  /** Whether any tab has finished an entry since then (in milliseconds since 1970). */
  finishedSince(time: number): boolean;
  /** Runs the listener after each change of the list, in whatever tab. */
  subscribe(listener: () => void): () => void;
  /** Runs the listener when another tab has finished an entry. */
  onOutcomeElsewhere(listener: (entry: OutboxEntry, outcome: Outcome) => void): () => void;
}

/** What a tab has of its device: storage, and the events that tell what other tabs stored. */
export interface Tab {
  storage(): Storage;
  events: Pick<Window, 'addEventListener'>;
}

const thisTab = (): Tab => ({ storage: () => window.localStorage, events: window });

/** Entries on this device. What storage does not take is kept in memory. */
export function createEntryStore({ storage, events }: Tab = thisTab()): EntryStore {
  const { readAll, readItem, setItem, removeItem } = itemsOf(storage);
  const memory = new Map<string, string>();
  const changed = new Set<() => void>();
  const finished = new Set<(entry: OutboxEntry, outcome: Outcome) => void>();
  const tell = () => {
    for (const listener of changed) listener();
  };
  let known = '';
  let entries: readonly OutboxEntry[] = [];
  let byPerson = new Map<string, readonly OutboxEntry[]>();

  const list = () => {
    const texts = [...readAll(), ...memory.values()];
    const now = texts.join('\n');
    if (now === known) return entries;
    known = now;
    const stored = texts.flatMap((text) => parseEntry(text) ?? []);
    entries = stored.filter(({ outcome }) => !outcome).sort(bySequence);
    byPerson = new Map();
    return entries;
  };

  events.addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && !key.startsWith(PREFIX)) return;
    const entry = newValue === null ? null : parseEntry(newValue);
    if (entry?.outcome) for (const listener of finished) listener(entry, entry.outcome);
    tell();
  });
  return {
    list,
    entriesOf: (person) => {
      const all = list();
      const own = byPerson.get(person) ?? all.filter((entry) => entry.person === person);
      byPerson.set(person, own);
      return own;
    },
    put: (entry) => {
      const text = JSON.stringify(entry);
      const isStored = setItem(PREFIX + entry.id, text);
      if (isStored) memory.delete(entry.id);
      else {
        removeItem(PREFIX + entry.id);
        memory.set(entry.id, text);
      }
      tell();
      return isStored ? 'device' : 'page';
    },
    remove: (id) => {
      memory.delete(id);
      removeItem(PREFIX + id);
      tell();
    },
    hasVolatile: () => memory.size > 0,
    finish: (entry, outcome) => {
      if (!memory.delete(entry.id)) {
        // First, since a tab that opens now either hears the outcome or reads this.
        setItem(LAST_OUTCOME_AT, String(Date.now()));
        setItem(PREFIX + entry.id, JSON.stringify({ ...entry, outcome }));
        removeItem(PREFIX + entry.id);
      }
      tell();
    },
    finishedSince: (time) => Number(readItem(LAST_OUTCOME_AT)) > time,
    subscribe: (listener) => {
      changed.add(listener);
      return () => changed.delete(listener);
    },
    onOutcomeElsewhere: (listener) => {
      finished.add(listener);
      return () => finished.delete(listener);
    },
  };
}

/** Storage that may be blocked, full or broken. */
const itemsOf = (storage: Tab['storage']) => ({
  readAll: (): string[] => {
    try {
      // Called at each drawing: the values of others, which may be long, are left alone.
      return Object.keys(storage())
        .filter((key) => key.startsWith(PREFIX))
        .map((key) => storage().getItem(key) ?? '');
    } catch {
      return [];
    }
  },
  readItem: (key: string): string | null => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  setItem: (key: string, text: string): boolean => {
    try {
      storage().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
  removeItem: (key: string): void => {
    try {
      storage().removeItem(key);
    } catch {
      // Storage is blocked: then it holds nothing.
    }
  },
});
