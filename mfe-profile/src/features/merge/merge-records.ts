import type { MergeOutcome } from '@site/shared/contracts/practice';
import {
  type ComparedRecord,
  itemsOf,
  kindOf,
  outcomeOf,
  resultsByRecord,
} from './local-records.ts';
import { mergeItems, undoItems } from './merge-calls.ts';
import { type PastMerge, type PastRecord, removePastMerge, storePastMerge } from './past-merges.ts';

/** The browser has no room for the previous versions, which Undo needs. */
export class NoRoom extends Error {}

/**
 * Merges records into the account, and removes them from those made before logging in. Every version is
 * stored for Undo before anything changes.
 * @throws NoRoom if that's not possible
 */
export async function mergeRecords(person: string, records: ComparedRecord[]): Promise<PastMerge> {
  const merging = records.filter(({ outcome }) => outcome !== 'gone');
  const past: PastMerge = { ...begun('merged'), things: merging.map(untouched) };
  await storeForUndo(person, past);
  try {
    const merged = await mergeItems(person, merging.flatMap(itemsOf));
    const results = resultsByRecord(merging, merged.outcomes);
    const done = { ...past, id: merged.id };
    done.things = merging
      .map((record) => ({ thing: record, outcome: outcomeOf(results.get(record.key) ?? []) }))
      .filter(({ outcome }) => outcome !== 'gone')
      .map(({ thing: record, outcome }) => take(person, record, outcome));
    await storePastMerge(person, done);
    return done;
  } catch (error) {
    removePastMerge(person, past);
    throw error;
  }
}

/** Removes a record from this device without merging it. Undo brings it back. */
export async function discardRecord(person: string, record: ComparedRecord): Promise<PastMerge> {
  const past: PastMerge = { ...begun('discarded'), things: [untouched(record)] };
  await storeForUndo(person, past);
  kindOf(record.kind).write(record.name, null, null);
  return past;
}

/**
 * Puts everything back as it was, except for later changes.
 * @returns how many records couldn't be restored
 */
export async function undoMerge(person: string, past: PastMerge): Promise<number> {
  const notRestored = past.id === null ? 0 : ((await undoItems(person, past.id))?.kept ?? 0);
  const left = past.things.filter((record) => !putBack(person, record));
  // Something else has been made here since: this version stays until its slot is free.
  await storePastMerge(person, { ...past, id: null, things: left });
  return notRestored + left.length;
}

async function storeForUndo(person: string, past: PastMerge): Promise<void> {
  if (await storePastMerge(person, past)) return;
  removePastMerge(person, past);
  throw new NoRoom();
}

const begun = (done: PastMerge['done']) => ({ at: new Date().toISOString(), done, id: null });

const untouched = ({ kind, name, value }: ComparedRecord): PastRecord => ({
  kind,
  name,
  value,
  before: null,
  after: null,
});

/** Outcomes that change the account. */
const changing = new Set<MergeOutcome>(['added', 'both', 'device']);

function take(person: string, record: ComparedRecord, outcome: MergeOutcome): PastRecord {
  const { kind: kindName, name, value } = record;
  const kind = kindOf(kindName);
  const before = kind.read(name, person);
  const after = changing.has(outcome) ? kind.ownAfter(value, before) : before;
  if (after !== before) kind.write(name, person, after);
  kind.write(name, null, null);
  return { kind: kindName, name, value, before, after };
}

function putBack(person: string, { kind: kindName, name, value, before, after }: PastRecord) {
  const kind = kindOf(kindName);
  if (kind.read(name, null) !== null) return false;
  kind.write(name, null, value);
  if (isSame(kind.read(name, person), after) && !isSame(before, after)) {
    kind.write(name, person, before);
  }
  return true;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
