import type { OutboxEntry } from './entry.ts';
import { createEntryStore } from './entry-store.ts';
import { tick } from './testing/mutations.ts';

const entry: OutboxEntry = {
  ...tick('two-sum'),
  id: 'w1',
  sequence: 1,
  madeAt: 1,
  state: 'waiting',
};

test('a tab that opens while an entry is finished, too late to hear of it, can read that it was', () => {
  const opens: boolean[] = [];
  const before = Date.now() - 1;
  const events = { addEventListener: () => {} };
  const tab = createEntryStore({ storage: () => window.localStorage, events });
  const setItem = Storage.prototype.setItem;
  tab.put(entry);
  const spy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key,
    value,
  ) {
    setItem.call(this, key, value);
    if (key === `outbox:${entry.id}`) opens.push(createEntryStore().finishedSince(before));
  });
  tab.finish(entry, { result: 'sent', data: null });
  spy.mockRestore();
  expect(opens).toEqual([true]);
});
