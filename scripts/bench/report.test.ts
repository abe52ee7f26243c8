import { figure, goalColumns, printSection } from './report.ts';

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
