/**
 * Whose responses this browser caches for pages without a network. Pages set the owner and the service worker reads it,
 * so it's in a cache, which both can use. There is one owner at a time: what belongs to anyone else is deleted first.
 */

const STATE = 'site-state';
const WHO = '/~who';
const COPIES = 'site-copies:';

/** While the person isn't known, nothing is cached and nothing from the cache is shown. */
const NOBODY = '';

/** A person's id, `visitor`, or '' if not known. */
export async function cacheOwner(): Promise<string> {
  const stored = await caches.match(WHO, { cacheName: STATE });
  return stored ? stored.text() : NOBODY;
}

export async function setCacheOwner(person: string): Promise<void> {
  const state = await caches.open(STATE);
  await state.put(WHO, new Response(person));
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(COPIES) && name !== copiesOf(person),
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** For a sign-out: the next page sets the owner. */
export const clearCacheOwner = (): Promise<void> => setCacheOwner(NOBODY);

/**
 * Writes to the copies of a person, if they own the cache before and afterwards: a copy that arrives while they sign out
 * is deleted again.
 */
export async function writeFor(person: string, write: (copies: Cache) => Promise<unknown>) {
  if (person === NOBODY || (await cacheOwner()) !== person) return;
  await write(await caches.open(copiesOf(person)));
  if ((await cacheOwner()) !== person) await caches.delete(copiesOf(person));
}

/** The owner's copy of what is at an address. */
export async function readCached(address: string): Promise<Response | undefined> {
  const person = await cacheOwner();
  if (person === NOBODY) return undefined;
  return caches.match(address, { cacheName: copiesOf(person), ignoreVary: true });
}

const copiesOf = (person: string) => COPIES + person;
