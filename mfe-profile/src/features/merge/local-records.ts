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

/** A record that was made on this device before logging in. */
export interface LocalRecord {
  /** Its unique key. */
  key: string;
  kind: KindName;
  name: string;
  value: unknown;
  place: Place;
  here: Version;
}

/** The same, compared with the person's. */
export interface ComparedRecord extends LocalRecord {
  /** null if the person has none. */
  held: Version | null;
  outcome: MergeOutcome;
}

/** How this device stores records of a kind. */
export const kindOf = (name: KindName): AnyKind => kinds[name];

/** All records made here before logging in. */
export const readLocalRecords = (): LocalRecord[] =>
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

/** The record as the API's items. */
export const itemsOf = ({ kind, name, value }: LocalRecord): MergeItem[] =>
  kindOf(kind).itemsOf(name, value);

/** Groups the API's answers, which are in the order of the records' items, by record key. */
export function resultsByRecord<Result>(
  records: readonly LocalRecord[],
  results: readonly Result[],
) {
  let end = 0;
  return new Map(
    records.map((record) => {
      const start = end;
      end += itemsOf(record).length;
      return [record.key, results.slice(start, end)];
    }),
  );
}

/** The outcome for a record whose items have these: the first one that changes anything. */
export const outcomeOf = (outcomes: readonly MergeOutcome[]): MergeOutcome =>
  outcomes.find((outcome) => outcome !== 'same') ?? 'same';

/** The account's version, described by the record's kind. */
export const heldVersion = ({ kind }: LocalRecord, held: HeldItem | undefined): Version | null =>
  held ? kindOf(kind).describeHeld(held) : null;
