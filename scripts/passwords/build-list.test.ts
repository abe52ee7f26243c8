import { readFile } from 'node:fs/promises';
import { buildList, listFile } from './build-list.mjs';

test('the list that is shipped is the one that its package makes', async () => {
  const made = await buildList();
  expect(made.length / 20).toBeGreaterThan(49_000);
  expect(made.equals(await readFile(listFile))).toBe(true);
});
