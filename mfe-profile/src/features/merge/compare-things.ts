import { MERGE_ITEMS_MAX, mergeItem } from '@site/shared/contracts';
import { leftThings } from '@site/shared/device';
import { queryOptions } from '@site/shared/platform';
import { fetchProblems, previewMerge } from './merge-calls.ts';
import {
  type ComparedThing,
  heldVersion,
  itemOf,
  kindOf,
  readThings,
  type Thing,
} from './things.ts';

/** What this device holds beside what the person has. */
export const thingsQuery = (person: string) =>
  queryOptions({
    queryKey: ['left-things', person],
    queryFn: async (): Promise<ComparedThing[]> => {
      if (leftThings().length === 0) return [];
      return compareThings(person, readThings(await fetchProblems(person)));
    },
    staleTime: 0,
  });

async function compareThings(person: string, things: Thing[]): Promise<ComparedThing[]> {
  const sent = things.filter(isSendable).slice(0, MERGE_ITEMS_MAX);
  const items = sent.flatMap((thing) => itemOf(thing) ?? []);
  const answer = items.length > 0 ? await previewMerge(person, items) : { items: [] };
  return things.map((thing): ComparedThing => {
    if (itemOf(thing) === null) return compareHere(person, thing);
    const compared = answer.items[sent.indexOf(thing)];
    return {
      ...thing,
      outcome: compared?.outcome ?? 'gone',
      held: heldVersion(thing, compared?.held),
    };
  });
}

/** What was kept by an earlier release may be nothing that the API takes. */
const isSendable = (thing: Thing) => mergeItem.safeParse(itemOf(thing)).success;

function compareHere(person: string, thing: Thing): ComparedThing {
  const kind = kindOf(thing.kind);
  const own = kind.read(thing.name, person);
  return {
    ...thing,
    outcome: 'compare' in kind ? kind.compare(thing.value, own) : 'gone',
    held: own === null ? null : kind.describe(own),
  };
}
