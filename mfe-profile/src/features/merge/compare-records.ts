import { MERGE_BYTES_MAX, MERGE_ITEMS_MAX, mergeItem } from '@site/shared/contracts';
import { leftThings } from '@site/shared/device';
import { queryOptions } from '@site/shared/platform';
import {
  type ComparedRecord,
  heldVersion,
  itemsOf,
  type LocalRecord,
  outcomeOf,
  readLocalRecords,
  resultsByRecord,
} from './local-records.ts';
import { previewMerge } from './merge-calls.ts';

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
