import 'fake-indexeddb/auto';
import { indexedDisk } from './disks.ts';
import { idOf, type KeptRecord } from './record.ts';

const record = (value: string, changedAt: number): KeptRecord => ({
  ...{ owner: 'asha', kind: 'note', key: 'two-sum' },
  ...{ value, changedAt },
});
const id = idOf(record('', 0));
const values = async () => (await indexedDisk().readAll()).map(({ value }) => value);

test('what was put is there for the next page, and the last stands', async () => {
  const disk = indexedDisk();
  await disk.put(id, record('Use', 1));
  await disk.put(id, record('Use a map', 2));
  expect(await values()).toEqual(['Use a map']);
});

test('what another tab has written since stays if the version before it is removed', async () => {
  const disk = indexedDisk();
  await disk.put(id, record('Use a map', 2));
  await disk.remove(id, record('Use', 1));
  expect(await values()).toEqual(['Use a map']);
  await disk.remove(id, record('Use a map', 2));
  expect(await values()).toEqual([]);
});

test('records of one kind are found by themselves', async () => {
  const disk = indexedDisk();
  const other = { ...record('Another', 5), kind: 'notes' };
  await disk.put(idOf(other), other);
  await disk.put(id, record('Use a map', 6));
  expect((await disk.readAll('note')).map(({ value }) => value)).toEqual(['Use a map']);
  await disk.remove(idOf(other), other);
});

test('a put is committed at once, since a page that is left takes an open transaction with it', async () => {
  const commit = jest.spyOn(IDBTransaction.prototype, 'commit');
  await indexedDisk().put(id, record('Use a map', 3));
  expect(commit).toHaveBeenCalledTimes(1);
});
