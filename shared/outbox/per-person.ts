import type { KeptWrite } from './write.ts';
import type { WriteStore } from './write-store.ts';

/** The list of one person, the same array until the whole list changes. */
export function perPerson(store: WriteStore) {
  let all: readonly KeptWrite[] | null = null;
  let lists = new Map<string, readonly KeptWrite[]>();
  return (person: string) => {
    if (all !== store.list()) {
      all = store.list();
      lists = new Map();
    }
    const known = lists.get(person) ?? all.filter((write) => write.person === person);
    lists.set(person, known);
    return known;
  };
}
