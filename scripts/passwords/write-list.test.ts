import { readFileSync } from 'node:fs';
import { buildList, listFile } from './write-list.mjs';

test('the list that is shipped is the one that its package makes', () => {
  const made = buildList();
  expect(made.length / 20).toBeGreaterThan(49_000);
  expect(made.equals(readFileSync(listFile))).toBe(true);
});
