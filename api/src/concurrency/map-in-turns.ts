import { setImmediate } from 'node:timers/promises';

/**
 * Makes something of each item, and lets whatever else waits go first after each: for work that takes seconds in all,
 * during which a process should still respond.
 */
export async function mapInTurns<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    made.push(make(item));
    await setImmediate();
  }
  return made;
}
