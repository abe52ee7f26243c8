import { availableParallelism } from 'node:os';

/**
 * Like map, with as many at once as there are processors.
 * @template Item, Result
 * @param {readonly Item[]} items
 * @param {(item: Item, index: number) => Promise<Result>} work
 * @returns {Promise<Result[]>}
 */
export async function severalAtOnce(items, work) {
  const results = [];
  const waiting = items.entries();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const [index, item] of waiting) results[index] = await work(item, index);
  });
  await Promise.all(workers);
  return results;
}
