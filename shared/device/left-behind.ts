import { createStore } from './store.ts';
import { type KindName, stores } from './stores.ts';

/** Something that was made on this device while nobody was logged in. */
export interface LeftThing {
  kind: KindName;
  name: string;
}

/** All of it that can be read. What people make while they're logged in is never in it. */
export const leftThings = (): LeftThing[] =>
  Object.entries(stores).flatMap(([kind, { names, read }]) =>
    names(null)
      .filter((name) => read(name, null) !== null)
      .map((name) => ({ kind: kind as KindName, name })),
  );

/** Reports changes made in this page. */
export function onLeftThings(listener: () => void): () => void {
  const ends = Object.values(stores).map(({ onChange }) => onChange(listener));
  return () => {
    for (const end of ends) end();
  };
}

export const keyOf = ({ kind, name }: LeftThing) => `${kind} ${name}`;

const putOff = createStore<string[]>('merge-later', (stored) =>
  Array.isArray(stored) ? stored : null,
);
const KEYS = 'keys';

/** Remembers that a person wants to decide later about what is here now. */
export const decideLater = (person: string): void => {
  putOff.write(KEYS, person, leftThings().map(keyOf));
};

/** Whether there's something here that a person hasn't put off. */
export function isUndecided(person: string): boolean {
  const known = new Set(putOff.read(KEYS, person));
  return leftThings().some((thing) => !known.has(keyOf(thing)));
}
