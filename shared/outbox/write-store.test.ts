import type { KeptWrite } from './write.ts';
import { createWriteStore } from './write-store.ts';

const write: KeptWrite = {
  id: 'w1',
  at: 1,
  state: 'waiting',
  person: 'asha',
  lane: 'unit two-sum',
  method: 'patch',
  url: '/v1/units/two-sum',
  refused: 'Failed to update bookmark',
  page: '/roadmaps/dsa',
};

test('a tab that opens while a change is settled, too late to hear of it, can read that it was', () => {
  const opens: boolean[] = [];
  const before = Date.now() - 1;
  const events = { addEventListener: () => {} };
  const tab = createWriteStore({ storage: () => window.localStorage, events });
  const setItem = Storage.prototype.setItem;
  tab.put(write);
  const spy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key,
    value,
  ) {
    setItem.call(this, key, value);
    if (key === `outbox:${write.id}`) opens.push(createWriteStore().settledSince(before));
  });
  tab.settle(write, { result: 'sent', data: null });
  spy.mockRestore();
  expect(opens).toEqual([true]);
});
