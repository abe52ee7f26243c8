import { InMemoryWindows } from './in-memory-windows.ts';

const rule = { count: 3, minutes: 1 };

afterEach(() => jest.useRealTimers());

test('each key may be read as often as the rule says until the minute is over', () => {
  jest.useFakeTimers({ now: 0 });
  const windows = new InMemoryWindows();
  const use = (key: string) => windows.use(key, rule);
  expect([use('a'), use('a'), use('a'), use('a')]).toEqual([null, null, null, 60_000]);
  expect(use('b')).toBeNull();
  jest.setSystemTime(59_999);
  expect(use('a')).toBe(60_000);
  jest.setSystemTime(60_000);
  expect(use('a')).toBeNull();
});

test('any number of addresses takes only so much memory', () => {
  jest.useFakeTimers({ now: 0 });
  const windows = new InMemoryWindows();
  for (let turn = 0; turn < 4; turn += 1) windows.use('a', rule);
  expect(windows.use('a', rule)).toBe(60_000);
  for (let address = 0; address < 200_000; address += 1) windows.use(`other ${address}`, rule);
  expect(windows.use('a', rule)).toBeNull();
});
