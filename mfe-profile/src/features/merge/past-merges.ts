import { MERGE_UNDO_DAYS } from '@site/shared/contracts/practice';
import { createStore, type KindName } from '@site/shared/device';
import { records } from '@site/shared/platform';

/** A record before and after an action on this device, for Undo. */
export interface PastRecord {
  kind: KindName;
  name: string;
  /** The value that was made before logging in. */
  value: unknown;
  /** The person's value on this device before and after; null for none. */
  before: unknown;
  after: unknown;
}

/** A merge, or records that were discarded. */
export interface PastMerge {
  /** When it was made; also its name in the store. */
  at: string;
  done: 'merged' | 'discarded';
  /** The API's id of the merge; null if it has none. */
  id: string | null;
  things: PastRecord[];
}

const KIND = 'past-merge';
const store = createStore<PastMerge>(KIND, (stored) => {
  const past = { ...(stored as Partial<PastMerge>) };
  return Array.isArray(past.things) ? (past as PastMerge) : null;
});
const DAY_MS = 24 * 60 * 60 * 1000;

export const undoUntil = ({ at }: PastMerge) => new Date(Date.parse(at) + MERGE_UNDO_DAYS * DAY_MS);

/** @returns false if the browser has no room for it */
export async function storePastMerge(person: string, past: PastMerge): Promise<boolean> {
  store.write(past.at, person, past.things.length > 0 ? past : null);
  await records.settled();
  return !records.isVolatile(KIND, past.at, person);
}

export const removePastMerge = (person: string, { at }: PastMerge): void =>
  store.write(at, person, null);

/** What a person can undo on this device, latest first. Removes what's too old. */
export function readPastMerges(person: string): PastMerge[] {
  const recent: PastMerge[] = [];
  for (const at of store.names(person)) {
    const past = store.read(at, person);
    if (past && undoUntil(past).getTime() > Date.now()) recent.push(past);
    else store.write(at, person, null);
  }
  return recent.sort((a, b) => (a.at < b.at ? 1 : -1));
}
