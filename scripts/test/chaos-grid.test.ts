import { gridOf } from './chaos-grid.mjs';

const group = (title: string, ...specs: [title: string, ok: boolean][]) => ({
  title,
  specs: specs.map(([name, ok]) => ({ title: name, ok })),
});

test('each fault has a row, each remote a column, and what broke stands out', () => {
  const suites = [
    {
      suites: [
        group('mfe-a', ['the entry is slow', true]),
        group('mfe-b', ['the entry is slow', false]),
      ],
    },
    { suites: [group('mfe-b', ['the API is away', true])] },
    { specs: [{ title: 'in no group', ok: true }] },
  ];
  expect(gridOf(suites).split('\n')).toEqual([
    '| Fault | mfe-a | mfe-b |',
    '| --- | --- | --- |',
    '| the entry is slow | held | **broke** |',
    '| the API is away |  | held |',
  ]);
});
