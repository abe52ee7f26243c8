/**
 * Whose answers this browser keeps for pages without a network. Pages write it down and the service worker goes by it,
 * so it's in a cache, which both can read. One person's at a time: those of anybody else are deleted first.
 */

const STATE = 'site-state';
const WHO = '/~who';
const COPIES = 'site-copies:';

/** While nobody knows who is here, nothing is kept and nothing that is kept is shown. */
const NOBODY = '';

/** A person's id, `visitor`, or '' while nobody knows. */
export async function keptFor(): Promise<string> {
  const known = await caches.match(WHO, { cacheName: STATE });
  return known ? known.text() : NOBODY;
}

export async function keepFor(person: string): Promise<void> {
  const state = await caches.open(STATE);
  await state.put(WHO, new Response(person));
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(COPIES) && name !== copiesOf(person),
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Somebody is signing out: the next page tells who is here afterwards. */
export const keepForNobody = (): Promise<void> => keepFor(NOBODY);

/**
 * Writes to the copies of a person, who must be the one that is here, before and afterwards: a copy that arrives while
 * they sign out is deleted again.
 */
export async function writeFor(person: string, write: (copies: Cache) => Promise<unknown>) {
  if (person === NOBODY || (await keptFor()) !== person) return;
  await write(await caches.open(copiesOf(person)));
  if ((await keptFor()) !== person) await caches.delete(copiesOf(person));
}

/** What is kept under an address for the person who is here. */
export async function readKept(address: string): Promise<Response | undefined> {
  const person = await keptFor();
  if (person === NOBODY) return undefined;
  return caches.match(address, { cacheName: copiesOf(person), ignoreVary: true });
}

const copiesOf = (person: string) => COPIES + person;
