import { createBrowser } from '../testing/create-browser.ts';
import type { OutboxEntry } from './entry.ts';
import { createEntryStore } from './entry-store.ts';
import { tick } from './testing/mutations.ts';

const entry: OutboxEntry = {
  ...tick('two-sum'),
  ...{ id: 'w1', sequence: 1, madeAt: 1, state: 'waiting' },
};

async function open() {
  const browser = createBrowser();
  const openTab = async () => {
    const { records, close } = browser.openTab();
    await records.open();
    return Object.assign(createEntryStore(records), { close });
  };
  const [disk] = browser.stores;
  return { disk, tab: await openTab(), openTab };
}

test('a tab that opens while an entry is finished, too late to hear of it, can read that it was', async () => {
  const { disk, tab, openTab } = await open();
  await tab.put(entry);
  const opens: Promise<boolean>[] = [];
  const before = Date.now() - 1;
  const stored = disk?.records ?? new Map();
  const set = stored.set.bind(stored);
  jest.spyOn(stored, 'set').mockImplementation((id, record) => {
    set(id, record);
    if (record.kind === 'mutation')
      opens.push(openTab().then((late) => late.finishedSince(before)));
    return stored;
  });
  await tab.finish(entry, { result: 'sent', data: null });
  expect(await Promise.all(opens)).toEqual([true]);
});

test('an entry whose tab crashed while it was finished is not sent again, and goes', async () => {
  const { disk, tab, openTab } = await open();
  await tab.put(entry);
  const [[id, record] = ['']] = disk?.records ?? [];
  if (record) {
    const outcome = { result: 'sent', data: null };
    disk?.records.set(id, { ...record, value: { ...entry, outcome } });
  }
  tab.close();
  const next = await openTab();
  expect(next.list()).toEqual([]);
  await next.remove('');
  expect([...(disk?.records.values() ?? [])]).toEqual([]);
});
