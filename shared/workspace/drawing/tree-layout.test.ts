import { type Branch, layOutTree } from './tree-layout.ts';

const branch = (face: string, ...children: (Branch | null)[]): Branch => ({
  key: face,
  face,
  names: [],
  children: children.map((child) => ({ by: '', branch: child })),
});

test('a parent stands above its children, and an only child on its side', () => {
  const tree = branch('1', branch('2', null, branch('3')), branch('4'));
  const { nodes } = layOutTree(tree);
  const at = Object.fromEntries(nodes.map(({ face, x, y }) => [face, { x, y }]));
  const [one, two, three, four] = ['1', '2', '3', '4'].map((face) => at[face] ?? { x: 0, y: 0 });
  expect(two?.x).toBeLessThan(one?.x ?? 0);
  expect(four?.x).toBeGreaterThan(one?.x ?? 0);
  expect(three?.x).toBeGreaterThan(two?.x ?? 0);
  expect(three?.y).toBeGreaterThan(two?.y ?? 0);
  expect(two?.y).toBe(four?.y);
});
