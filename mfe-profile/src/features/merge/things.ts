import type { HeldItem, MergeItem, MergeOutcome } from '@site/shared/contracts';
import {
  type Kind,
  type KindName,
  keyOf,
  kinds,
  leftThings,
  type Place,
  type Problems,
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
export const kindOf = (name: KindName): Kind => kinds[name];

/** All that was made here before logging in. */
export const readThings = (problems: Problems): Thing[] =>
  leftThings()
    .flatMap(({ kind, name }) => {
      const { read, placeOf, describe } = kindOf(kind);
      const value = read(name, null);
      if (value === null) return [];
      const key = keyOf({ kind, name });
      const place = placeOf(name, value, problems);
      return [{ key, kind, name, value, place, here: describe(value) }];
    })
    .sort((a, b) => a.place.title.localeCompare(b.place.title));

/** As the API takes it; null if it stays on the device. */
export function itemOf({ kind, name, value }: Thing): MergeItem | null {
  const its = kindOf(kind);
  return 'itemOf' in its ? its.itemOf(name, value) : null;
}

/** The account's version in the words of the thing's kind. */
export function heldVersion({ kind }: Thing, held: HeldItem | undefined): Version | null {
  const its = kindOf(kind);
  return held && 'describeHeld' in its ? its.describeHeld(held) : null;
}
