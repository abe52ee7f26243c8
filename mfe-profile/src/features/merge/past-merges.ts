import { MERGE_UNDO_DAYS } from '@site/shared/contracts';
import { createStore, type KindName } from '@site/shared/device';
import { records } from '@site/shared/platform';

/** What became of a thing on this device, so that it can be taken back. */
export interface PastThing {
  kind: KindName;
  name: string;
  /** As it was made before logging in. */
  value: unknown;
  /** What the person had on this device before and after; null is nothing. */
  before: unknown;
  after: unknown;
}

/** A merge, or things that were discarded. */
export interface PastMerge {
  /** When it was made; the name that it's kept by. */
  at: string;
  done: 'merged' | 'discarded';
  /** The API's part of it; null if there's none. */
  id: string | null;
  things: PastThing[];
}

const KIND = 'past-merge';
const store = createStore<PastMerge>(KIND, (stored) => {
  const past = { ...(stored as Partial<PastMerge>) };
  return Array.isArray(past.things) ? (past as PastMerge) : null;
});
const DAY_MS = 24 * 60 * 60 * 1000;

export const undoUntil = ({ at }: PastMerge) => new Date(Date.parse(at) + MERGE_UNDO_DAYS * DAY_MS);

/** @returns false if the browser has no room for it */
export async function keepPastMerge(person: string, past: PastMerge): Promise<boolean> {
  store.write(past.at, person, past.things.length > 0 ? past : null);
  await records.settled();
  return !records.isVolatile(KIND, past.at, person);
}

export const dropPastMerge = (person: string, { at }: PastMerge): void =>
  store.write(at, person, null);

/** What a person can take back on this device, the latest first. What's too old is forgotten. */
export function readPastMerges(person: string): PastMerge[] {
  const recent: PastMerge[] = [];
  for (const at of store.names(person)) {
    const past = store.read(at, person);
    if (past && undoUntil(past).getTime() > Date.now()) recent.push(past);
    else store.write(at, person, null);
  }
  return recent.sort((a, b) => (a.at < b.at ? 1 : -1));
}
