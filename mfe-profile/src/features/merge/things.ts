import type { HeldItem, MergeItem, MergeOutcome } from '@site/shared/contracts';
import {
  type AnyKind,
  type KindName,
  keyOf,
  kinds,
  leftThings,
  type Place,
  type Version,
} from '@site/shared/device';

/** Something that was made on this device before logging in. */
export interface Thing {
  /** Tells it from all others. */
  key: string;
  kind: KindName;
  name: string;
  value: unknown;
  place: Place;
  here: Version;
}

/** The same, compared with what the person has. */
export interface ComparedThing extends Thing {
  /** Null if the person has nothing there. */
  held: Version | null;
  outcome: MergeOutcome;
}

/** What this device holds of a kind. */
export const kindOf = (name: KindName): AnyKind => kinds[name];

/** All that was made here before logging in. */
export const readThings = (): Thing[] =>
  leftThings()
    .flatMap(({ kind, name }) => {
      const { read, placeOf, describe } = kindOf(kind);
      const value = read(name, null);
      if (value === null) return [];
      const key = keyOf({ kind, name });
      const place = placeOf(value);
      return [{ key, kind, name, value, place, here: describe(value) }];
    })
    .sort((a, b) => a.place.title.localeCompare(b.place.title));

/** As the API takes it. */
export const itemsOf = ({ kind, name, value }: Thing): MergeItem[] =>
  kindOf(kind).itemsOf(name, value);

/** What the API answers to the items of some things, one after the other: those to each thing, by its key. */
export function answersByThing<Answer>(things: readonly Thing[], answers: readonly Answer[]) {
  let end = 0;
  return new Map(
    things.map((thing) => {
      const start = end;
      end += itemsOf(thing).length;
      return [thing.key, answers.slice(start, end)];
    }),
  );
}

/** What becomes of a thing whose items have these outcomes: the first that isn't the same already tells. */
export const outcomeOf = (outcomes: readonly MergeOutcome[]): MergeOutcome =>
  outcomes.find((outcome) => outcome !== 'same') ?? 'same';

/** The account's version in the words of the thing's kind. */
export const heldVersion = ({ kind }: Thing, held: HeldItem | undefined): Version | null =>
  held ? kindOf(kind).describeHeld(held) : null;
