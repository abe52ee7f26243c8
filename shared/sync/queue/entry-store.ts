import type { Records } from '../records.ts';
import { bySequence, type Durability, type OutboxEntry, type Outcome } from './entry.ts';

const KIND = 'mutation';

/** Says when the last outcome was. */
const SETTLED = 'mutation-settled';
const LAST = 'last';

/** What a record holds: an entry, and for a moment, for the other tabs, its outcome. */
type StoredEntry = OutboxEntry & { outcome?: Outcome };

export type EntryStore = ReturnType<typeof createEntryStore>;

/** Entries are records of the persons who made them. */
export function createEntryStore(records: Records) {
  let entries: readonly OutboxEntry[] | null = null;
  let byPerson = new Map<string, readonly OutboxEntry[]>();

  const stored = () =>
    records
      .list(({ kind }) => kind === KIND)
      .map(({ value }) => value)
      .filter(isEntry);
  const list = () => {
    entries ??= stored()
      .filter(({ outcome }) => !outcome)
      .sort(bySequence);
    return entries;
  };
  const isVolatile = ({ id, person }: OutboxEntry) => records.isVolatile(KIND, id, person);
  const write = (entry: StoredEntry) => records.write(KIND, entry.id, entry.person, entry);
  const erase = ({ id, person }: OutboxEntry) => records.remove(KIND, id, person);

  // Before all others, who then find the new list.
  records.subscribe(({ kind }) => {
    if (kind !== KIND) return;
    entries = null;
    byPerson = new Map();
  });
  // A tab that crashed between an outcome and the removal has left it behind.
  for (const entry of stored()) if (entry.outcome) erase(entry);

  return {
    /** Everyone's entries in the order in which they were made; the same list until something changes. */
    list,
    /** One person's entries; the same list until something changes. */
    entriesOf(person: string): readonly OutboxEntry[] {
      const own = byPerson.get(person) ?? list().filter((entry) => entry.person === person);
      byPerson.set(person, own);
      return own;
    },
    /** Brings what other tabs have done, though its news is still on the way. */
    refresh: () => records.refresh(KIND),
    /** Stores the entry, or its new state. Resolves to how long it lasts. */
    async put(entry: OutboxEntry): Promise<Durability> {
      write(entry);
      await records.settled();
      return isVolatile(entry) ? 'page' : 'device';
    },
    /** Resolves once it's gone from the device. */
    async remove(id: string): Promise<void> {
      const entry = list().find((entry) => entry.id === id);
      if (entry) erase(entry);
      await records.settled();
    },
    /** Whether some entries would be lost with the page. */
    hasVolatile: () => list().some(isVolatile),
    /** Removes an entry and reports its outcome to the other tabs. */
    async finish(entry: OutboxEntry, outcome: Outcome): Promise<void> {
      // First, since a tab that opens now either hears the outcome or reads this.
      records.write(SETTLED, LAST, null, Date.now());
      write({ ...entry, outcome });
      erase(entry);
      await records.settled();
    },
    /** Whether any tab has finished an entry since then (in milliseconds since 1970). */
    finishedSince: (time: number) => (records.read<number>(SETTLED, LAST, null)?.value ?? 0) > time,
    /** Runs the listener after each change of the list, in whatever tab. */
    subscribe: (listener: () => void) =>
      records.subscribe(({ kind }) => {
        if (kind === KIND) listener();
      }),
    /** Runs the listener when another tab has finished an entry. */
    onOutcomeElsewhere: (listener: (entry: OutboxEntry, outcome: Outcome) => void) =>
      records.subscribe(({ kind, key, owner }, isElsewhere) => {
        if (kind !== KIND || !isElsewhere) return;
        const entry = records.read<StoredEntry>(kind, key, owner)?.value;
        if (entry?.outcome) listener(entry, entry.outcome);
      }),
  };
}

/** Another release may have written something else. */
const isEntry = (value: unknown): value is StoredEntry => {
  const { id, url, sequence } = { ...(value as Partial<OutboxEntry>) };
  return !!id && !!url && typeof sequence === 'number';
};
