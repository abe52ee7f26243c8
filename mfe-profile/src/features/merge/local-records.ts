import {
  type HeldItem,
  MERGE_BYTES_MAX,
  MERGE_ITEMS_MAX,
  type MergeItem,
  type MergeOutcome,
  mergeItem,
} from '@site/shared/contracts/practice';
import {
  type AnyKind,
  type KindName,
  keyOf,
  kinds,
  leftThings,
  type Place,
  type Version,
} from '@site/shared/device';
import { queryOptions } from '@site/shared/platform';
import { previewMerge } from './merge-calls.ts';

/** A record that was made on this device before logging in. */
interface LocalRecord {
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
const readLocalRecords = (): LocalRecord[] =>
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
const heldVersion = ({ kind }: LocalRecord, held: HeldItem | undefined): Version | null =>
  held ? kindOf(kind).describeHeld(held) : null;

/** The records on this device, compared with the person's. */
export const comparedRecordsQuery = (person: string) =>
  queryOptions({
    queryKey: ['local-records', person],
    queryFn: async (): Promise<ComparedRecord[]> => {
      if (leftThings().length === 0) return [];
      return compareRecords(person, readLocalRecords());
    },
    staleTime: 0,
  });

async function compareRecords(person: string, records: LocalRecord[]): Promise<ComparedRecord[]> {
  const sent = withinLimits(records.filter(isSendable));
  const items = sent.flatMap(itemsOf);
  const preview = items.length > 0 ? await previewMerge(person, items) : { items: [] };
  const results = resultsByRecord(sent, preview.items);
  return records.map((record): ComparedRecord => {
    const compared = results.get(record.key);
    return {
      ...record,
      outcome: compared ? outcomeOf(compared.map(({ outcome }) => outcome)) : 'gone',
      held: heldVersion(record, compared?.[0]?.held),
    };
  });
}

/** A device also stores what exceeds the API's limits. */
function isSendable(record: LocalRecord): boolean {
  const items = itemsOf(record);
  return items.length > 0 && items.every((item) => mergeItem.safeParse(item).success);
}

/** `{"items":[]}` */
const AROUND_ITEMS = 12;

function withinLimits(records: LocalRecord[]): LocalRecord[] {
  let items = 0;
  let bytes = AROUND_ITEMS;
  return records.filter((record) => {
    const sent = itemsOf(record);
    items += sent.length;
    bytes += new Blob([JSON.stringify(sent)]).size;
    return items <= MERGE_ITEMS_MAX && bytes <= MERGE_BYTES_MAX;
  });
}
