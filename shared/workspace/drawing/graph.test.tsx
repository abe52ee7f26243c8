import { render } from '@testing-library/react';
import { Graph } from './graph.tsx';

const nodes = [
  { name: 'a', x: 0, y: 0 },
  { name: 'b', x: 120, y: 0 },
];

const linesOf = (directed: boolean, edges: [from: string, to: string][]) => {
  const { container } = render(
    <Graph
      nodes={nodes}
      edges={edges.map(([from, to]) => ({ from, to }))}
      directed={directed}
      label="A graph"
    />,
  );
  return [...container.querySelectorAll('g > path:first-child')].map((path) =>
    path.getAttribute('d'),
  );
};

test('ways there and back between two nodes are drawn beside each other, others from middle to middle', () => {
  const both = linesOf(true, [
    ['a', 'b'],
    ['b', 'a'],
  ]);
  expect(both).toEqual(['M18 7L102 7', 'M102 -7L18 -7']);
  expect(linesOf(true, [['a', 'b']])).toEqual(['M18 0L102 0']);
  expect(linesOf(false, [['a', 'b']])).toEqual(['M18 0L102 0']);
});
