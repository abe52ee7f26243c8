import { createBrowser } from './testing/create-browser.ts';

const ASHA = '0a7a3c1e-6d0b-4c56-8a3e-6f1c2d3e4f50';

async function open(browser = createBrowser()) {
  const tab = browser.openTab();
  await tab.records.open();
  return { ...browser, ...tab };
}
const text = ({ records }: Awaited<ReturnType<typeof open>>, owner: string | null = ASHA) =>
  records.read<string>('note', 'two-sum', owner)?.value ?? null;

test('what is typed is read at once, and there after a reload', async () => {
  const browser = createBrowser();
  const tab = await open(browser);
  tab.records.write('note', 'two-sum', ASHA, 'Use a map', 'base');
  expect(text(tab)).toBe('Use a map');
  const reloaded = await open(browser);
  expect(reloaded.records.read('note', 'two-sum', ASHA)).toMatchObject({
    value: 'Use a map',
    base: 'base',
  });
  reloaded.records.remove('note', 'two-sum', ASHA);
  expect(text(await open(browser))).toBeNull();
});

test("each person's records are apart, and so are a visitor's", async () => {
  const tab = await open();
  tab.records.write('note', 'two-sum', ASHA, 'hers');
  tab.records.write('note', 'two-sum', null, "a visitor's");
  expect([text(tab), text(tab, null), text(tab, 'ravi')]).toEqual(['hers', "a visitor's", null]);
  expect(tab.records.list(({ owner }) => owner === ASHA).map(({ value }) => value)).toEqual([
    'hers',
  ]);
});

test('another tab has what is written and removed in one, and hears of it', async () => {
  const browser = createBrowser();
  const [one, other] = [await open(browser), await open(browser)];
  const heard: unknown[] = [];
  other.records.subscribe(({ key }, isElsewhere) => heard.push([key, isElsewhere]));
  one.records.write('note', 'two-sum', ASHA, 'Use a map');
  expect(text(other)).toBe('Use a map');
  one.records.remove('note', 'two-sum', ASHA);
  expect(text(other)).toBeNull();
  expect(heard).toEqual([
    ['two-sum', true],
    ['two-sum', true],
  ]);
});

test('a clock that is set back takes nothing away', async () => {
  const browser = createBrowser();
  const tab = await open(browser);
  tab.records.write('note', 'two-sum', ASHA, 'first');
  browser.clock.now = 10;
  tab.records.write('note', 'two-sum', ASHA, 'second');
  expect(text(await open(browser))).toBe('second');
});

test('what the first place has no room for goes to the next, and the later is found again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const browser = createBrowser({ disks: 2 });
  const [first] = browser.stores;
  const tab = await open(browser);
  tab.records.write('note', 'two-sum', ASHA, 'first');
  await tab.records.settled();
  if (first) first.full = true;
  tab.records.write('note', 'two-sum', ASHA, 'second');
  await tab.records.settled();
  expect(tab.records.hasVolatile()).toBe(false);
  expect(text(await open(browser))).toBe('second');
  expect(warn).toHaveBeenCalled();
});

test('if there is room nowhere, it lasts as long as the page, which is said', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const browser = createBrowser();
  const [disk] = browser.stores;
  const tab = await open(browser);
  if (disk) disk.full = true;
  tab.records.write('note', 'two-sum', ASHA, 'Use a map');
  await tab.records.settled();
  expect(text(tab)).toBe('Use a map');
  expect(tab.records.isVolatile('note', 'two-sum', ASHA)).toBe(true);
  if (disk) disk.full = false;
  tab.records.write('note', 'two-sum', ASHA, 'Use a map.');
  await tab.records.settled();
  expect(tab.records.hasVolatile()).toBe(false);
});

test('a database that never responds delays no page, and what was written meanwhile is stored', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const browser = createBrowser({ disks: 2 });
  const [first] = browser.stores;
  if (first) first.silent = true;
  const tab = browser.openTab();
  const opening = tab.records.open();
  tab.records.write('note', 'two-sum', ASHA, 'Use a map');
  await jest.advanceTimersByTimeAsync(5_000);
  await opening;
  jest.useRealTimers();
  expect(browser.stores[1]?.records.size).toBe(1);
});

test('what another tab has written and removed is known after a refresh, however late its news', async () => {
  const browser = createBrowser({ onChannel: () => new Promise(() => {}) });
  const [one, other] = [await open(browser), await open(browser)];
  one.records.write('note', 'two-sum', ASHA, 'Use a map');
  await other.records.refresh('note');
  expect(text(other)).toBe('Use a map');
  one.records.remove('note', 'two-sum', ASHA);
  await other.records.refresh('note');
  expect(text(other)).toBeNull();
});
