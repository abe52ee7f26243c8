import type { MergeOutcome } from '@site/shared/contracts';
import { mergeItems, undoItems } from './merge-calls.ts';
import { dropPastMerge, keepPastMerge, type PastMerge, type PastThing } from './past-merges.ts';
import { type ComparedThing, itemOf, kindOf } from './things.ts';

/** The browser keeps former versions for Undo, and has no room for them. */
export class NoRoom extends Error {}

/**
 * Merges things into the account, or into what the person has on this device. Each leaves its place among what was made
 * before logging in; every version is kept for Undo before anything changes.
 * @throws NoRoom if it couldn't be
 */
export async function mergeThings(person: string, things: ComparedThing[]): Promise<PastMerge> {
  const merging = things.filter(({ outcome }) => outcome !== 'gone');
  const past: PastMerge = { ...begun('merged'), things: merging.map(untouched) };
  if (!keepPastMerge(person, past)) throw new NoRoom();
  const sent = merging.filter((thing) => itemOf(thing) !== null);
  const items = sent.flatMap((thing) => itemOf(thing) ?? []);
  try {
    const answer = items.length > 0 ? await mergeItems(person, items) : null;
    const outcomeOf = (thing: ComparedThing) =>
      answer?.outcomes[sent.indexOf(thing)] ?? thing.outcome;
    const done = { ...past, id: answer?.id ?? null };
    done.things = merging
      .filter((thing) => outcomeOf(thing) !== 'gone')
      .map((thing) => take(person, thing, outcomeOf(thing)));
    keepPastMerge(person, done);
    return done;
  } catch (error) {
    dropPastMerge(person, past);
    throw error;
  }
}

/** Removes a thing from this device, unmerged. It comes back with Undo. */
export function discardThing(person: string, thing: ComparedThing): PastMerge {
  const past: PastMerge = { ...begun('discarded'), things: [untouched(thing)] };
  if (!keepPastMerge(person, past)) throw new NoRoom();
  kindOf(thing.kind).write(thing.name, null, null);
  return past;
}

/**
 * Puts everything back as it was. What was changed since stays.
 * @returns how many things aren't as they were
 */
export async function undoMerge(person: string, past: PastMerge): Promise<number> {
  const kept = past.id === null ? 0 : ((await undoItems(person, past.id))?.kept ?? 0);
  const left = past.things.filter((thing) => !putBack(person, thing));
  // Something else has been made here since: this version waits until its place is free.
  keepPastMerge(person, { ...past, id: null, things: left });
  return kept + left.length;
}

const begun = (done: PastMerge['done']) => ({ at: new Date().toISOString(), done, id: null });

const untouched = ({ kind, name, value }: ComparedThing): PastThing => ({
  kind,
  name,
  value,
  before: null,
  after: null,
});

function take(person: string, thing: ComparedThing, outcome: MergeOutcome): PastThing {
  const { kind: kindName, name, value } = thing;
  const kind = kindOf(kindName);
  const before = kind.read(name, person);
  let after = before;
  if ('merge' in kind) after = kind.merge(value, before);
  else if (outcome === 'added' || outcome === 'device') after = kind.ownAfter(value);
  if (after !== before) kind.write(name, person, after);
  kind.write(name, null, null);
  return { kind: kindName, name, value, before, after };
}

function putBack(person: string, { kind: kindName, name, value, before, after }: PastThing) {
  const kind = kindOf(kindName);
  if (kind.read(name, null) !== null) return false;
  kind.write(name, null, value);
  if (isSame(kind.read(name, person), after) && !isSame(before, after)) {
    kind.write(name, person, before);
  }
  return true;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
