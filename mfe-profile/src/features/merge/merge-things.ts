import type { MergeOutcome } from '@site/shared/contracts';
import { mergeItems, undoItems } from './merge-calls.ts';
import { dropPastMerge, keepPastMerge, type PastMerge, type PastThing } from './past-merges.ts';
import { answersByThing, type ComparedThing, itemsOf, kindOf, outcomeOf } from './things.ts';

/** The browser keeps former versions for Undo, and has no room for them. */
export class NoRoom extends Error {}

/**
 * Merges things into the account. Each leaves its place among what was made
 * before logging in; every version is kept for Undo before anything changes.
 * @throws NoRoom if it couldn't be
 */
export async function mergeThings(person: string, things: ComparedThing[]): Promise<PastMerge> {
  const merging = things.filter(({ outcome }) => outcome !== 'gone');
  const past: PastMerge = { ...begun('merged'), things: merging.map(untouched) };
  await keepForUndo(person, past);
  try {
    const answer = await mergeItems(person, merging.flatMap(itemsOf));
    const answers = answersByThing(merging, answer.outcomes);
    const done = { ...past, id: answer.id };
    done.things = merging
      .map((thing) => ({ thing, outcome: outcomeOf(answers.get(thing.key) ?? []) }))
      .filter(({ outcome }) => outcome !== 'gone')
      .map(({ thing, outcome }) => take(person, thing, outcome));
    await keepPastMerge(person, done);
    return done;
  } catch (error) {
    dropPastMerge(person, past);
    throw error;
  }
}

/** Removes a thing from this device, unmerged. It comes back with Undo. */
export async function discardThing(person: string, thing: ComparedThing): Promise<PastMerge> {
  const past: PastMerge = { ...begun('discarded'), things: [untouched(thing)] };
  await keepForUndo(person, past);
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
  await keepPastMerge(person, { ...past, id: null, things: left });
  return kept + left.length;
}

async function keepForUndo(person: string, past: PastMerge): Promise<void> {
  if (await keepPastMerge(person, past)) return;
  dropPastMerge(person, past);
  throw new NoRoom();
}

const begun = (done: PastMerge['done']) => ({ at: new Date().toISOString(), done, id: null });

const untouched = ({ kind, name, value }: ComparedThing): PastThing => ({
  kind,
  name,
  value,
  before: null,
  after: null,
});

/** Outcomes that change the account. */
const changing = new Set<MergeOutcome>(['added', 'both', 'device']);

function take(person: string, thing: ComparedThing, outcome: MergeOutcome): PastThing {
  const { kind: kindName, name, value } = thing;
  const kind = kindOf(kindName);
  const before = kind.read(name, person);
  const after = changing.has(outcome) ? kind.ownAfter(value, before) : before;
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
