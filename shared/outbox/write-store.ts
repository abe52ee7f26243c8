import type { KeptWrite, Lasting, Outcome } from './write.ts';

/** Each change has an item of its own, so that tabs never overwrite each other's. */
const PREFIX = 'outbox:';

/** When the last change was settled. */
const SETTLED_AT = 'outbox-settled-at';

/** What an item of storage holds: a change, and for a moment, for the other tabs, how it ended. */
type Item = KeptWrite & { outcome?: Outcome };

export interface WriteStore {
  /** Everybody's changes in the order in which they were made; the same list until something changes. */
  list(): readonly KeptWrite[];
  /** Keeps the change, or its new state. Returns how long it lasts. */
  put(write: KeptWrite): Lasting;
  remove(id: string): void;
  /** Whether some changes would be lost with the page. */
  endsWithPage(): boolean;
  /** Removes a change and tells the other tabs how it ended. */
  settle(write: KeptWrite, outcome: Outcome): void;
  /** Whether any tab has settled a change since then (in milliseconds since 1970). */
  settledSince(time: number): boolean;
  /** Runs the listener after each change of the list, in whatever tab. */
  subscribe(listener: () => void): () => void;
  /** Runs the listener when another tab has settled a change. */
  onSettledElsewhere(listener: (write: KeptWrite, outcome: Outcome) => void): () => void;
}

/** What a tab has of its device: storage, and the events that tell what other tabs stored. */
export interface Tab {
  storage(): Storage;
  events: Pick<Window, 'addEventListener'>;
}

const thisTab = (): Tab => ({ storage: () => window.localStorage, events: window });

/** Changes on this device. What storage does not take is kept in memory. */
export function createWriteStore({ storage, events }: Tab = thisTab()): WriteStore {
  const { readAll, readItem, setItem, removeItem } = itemsOf(storage);
  const memory = new Map<string, string>();
  const changed = new Set<() => void>();
  const settled = new Set<(write: KeptWrite, outcome: Outcome) => void>();
  const tell = () => {
    for (const listener of changed) listener();
  };
  const write = (id: string, item: Item): Lasting => {
    const text = JSON.stringify(item);
    memory.delete(id);
    if (setItem(PREFIX + id, text)) return 'device';
    removeItem(PREFIX + id);
    memory.set(id, text);
    return 'page';
  };
  let known = '';
  let list: readonly KeptWrite[] = [];

  events.addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && !key.startsWith(PREFIX)) return;
    const item = newValue === null ? null : read(newValue);
    if (item?.outcome) for (const listener of settled) listener(item, item.outcome);
    tell();
  });
  return {
    list: () => {
      const texts = [...readAll(), ...memory.values()];
      const now = texts.join('\n');
      if (now !== known) {
        known = now;
        list = texts
          .flatMap((text) => read(text) ?? [])
          .filter(isLeft)
          .sort(byOrder);
      }
      return list;
    },
    put: (item) => {
      const kept = write(item.id, item);
      tell();
      return kept;
    },
    remove: (id) => {
      memory.delete(id);
      removeItem(PREFIX + id);
      tell();
    },
    endsWithPage: () => memory.size > 0,
    settle: (item, outcome) => {
      if (!memory.delete(item.id)) {
        // First, since a tab that opens now either hears the end or reads this.
        setItem(SETTLED_AT, String(Date.now()));
        setItem(PREFIX + item.id, JSON.stringify({ ...item, outcome }));
        removeItem(PREFIX + item.id);
      }
      tell();
    },
    settledSince: (time) => Number(readItem(SETTLED_AT)) > time,
    subscribe: (listener) => {
      changed.add(listener);
      return () => changed.delete(listener);
    },
    onSettledElsewhere: (listener) => {
      settled.add(listener);
      return () => settled.delete(listener);
    },
  };
}

const isLeft = (item: Item) => !item.outcome;
const byOrder = (a: KeptWrite, b: KeptWrite) => a.at - b.at || (a.id < b.id ? -1 : 1);

/** Null for what is no change: storage may hold anything. */
function read(text: string): Item | null {
  try {
    const item = JSON.parse(text) as Partial<Item> | null;
    const complete = item?.id && item.person && item.lane && item.url && item.method && item.state;
    return complete && typeof item.at === 'number' ? (item as Item) : null;
  } catch {
    return null;
  }
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
