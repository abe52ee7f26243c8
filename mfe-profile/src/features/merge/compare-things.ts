import { MERGE_BYTES_MAX, MERGE_ITEMS_MAX, mergeItem } from '@site/shared/contracts';
import { leftThings } from '@site/shared/device';
import { queryOptions } from '@site/shared/platform';
import { previewMerge } from './merge-calls.ts';
import {
  answersByThing,
  type ComparedThing,
  heldVersion,
  itemsOf,
  outcomeOf,
  readThings,
  type Thing,
} from './things.ts';

/** What this device holds beside what the person has. */
export const thingsQuery = (person: string) =>
  queryOptions({
    queryKey: ['left-things', person],
    queryFn: async (): Promise<ComparedThing[]> => {
      if (leftThings().length === 0) return [];
      return compareThings(person, readThings());
    },
    staleTime: 0,
  });

async function compareThings(person: string, things: Thing[]): Promise<ComparedThing[]> {
  const sent = asManyAsMayBe(things.filter(isSendable));
  const items = sent.flatMap(itemsOf);
  const answer = items.length > 0 ? await previewMerge(person, items) : { items: [] };
  const answers = answersByThing(sent, answer.items);
  return things.map((thing): ComparedThing => {
    const compared = answers.get(thing.key);
    return {
      ...thing,
      outcome: compared ? outcomeOf(compared.map(({ outcome }) => outcome)) : 'gone',
      held: heldVersion(thing, compared?.[0]?.held),
    };
  });
}

/** A device keeps what is longer than the API takes, too. */
function isSendable(thing: Thing): boolean {
  const items = itemsOf(thing);
  return items.length > 0 && items.every((item) => mergeItem.safeParse(item).success);
}

/** `{"items":[]}` */
const AROUND_ITEMS = 12;

function asManyAsMayBe(things: Thing[]): Thing[] {
  let items = 0;
  let bytes = AROUND_ITEMS;
  return things.filter((thing) => {
    const sent = itemsOf(thing);
    items += sent.length;
    bytes += new Blob([JSON.stringify(sent)]).size;
    return items <= MERGE_ITEMS_MAX && bytes <= MERGE_BYTES_MAX;
  });
}
