import { figure, goalColumns, median, printSection, shareOf, span } from './report.ts';

test('the median is the middle value, or lies between the two in the middle', () => {
  expect(median([30, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 30])).toBe(3);
  expect(() => median([])).toThrow('no median');
});

test('the span names the fastest and the slowest', () => {
  expect(span([8.04, 9.26, 8.5], 1)).toBe('8.0–9.3');
});

test('a share is taken round by round, so that a slow spell of the machine does not move it', () => {
  expect(shareOf([50, 5, 52], [100, 10, 100])).toBe(0.5);
});

test('a figure says whether its goal is met, and nothing if it has none', () => {
  expect(figure('home', '151 KiB', { text: '≤ 150 KiB', met: false }).at(-1)).toBe('missed');
  expect(figure('home', '149 KiB', { text: '≤ 150 KiB', met: true }).at(-1)).toBe('met');
  expect(figure('requests', '4')).toEqual(['requests', '4', '–', '']);
});

test('a section is printed as a table with its notes below', () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const rows = [figure('home', '149 KiB', { text: '≤ 150 KiB', met: true })];
  printSection({ title: 'Sizes', columns: goalColumns, rows, notes: ['With brotli.'] });
  expect(log.mock.calls.join().split('\n')).toEqual([
    '',
    '## Sizes',
    '',
    '| Figure | Measured | Goal      |     |',
    '|--------|----------|-----------|-----|',
    '| home   | 149 KiB  | ≤ 150 KiB | met |',
    '',
    'With brotli.',
  ]);
});
