import { variablesAt } from '../changes.ts';
import { readRecording } from '../read-recording.ts';
import { momentAt } from '../recording.ts';
import { drawingsOf } from './drawings.ts';
import { pointersInto } from './pointers.ts';
import { branchesFrom } from './tree-picture.tsx';

type Part = [name: string, value: string | number];
type Object = [number: number, kind: string, type: string, parts: (string | Part | number)[]];

/** The only step of a recording with these variables and objects. */
function step(variables: Part[], objects: Object[]) {
  const text = JSON.stringify({
    cut: false,
    steps: [
      {
        kind: 'line',
        line: 1,
        keep: 1,
        variables: variables.map((variable) => [0, ...variable]),
        objects: objects.map((object) => [...object, object[3].length]),
      },
    ],
  });
  const recording = readRecording(text);
  const moment = recording && momentAt(recording, 0);
  if (!moment) throw new Error('It cannot be read.');
  return { moment, variables: variablesAt(moment, moment.step.stack.call) };
}

function drawn(variables: Part[], objects: Object[]) {
  const given = step(variables, objects);
  const { drawings } = drawingsOf(given.moment, given.variables);
  return drawings.map(({ names, look }) => [names.join(), look]);
}

const node = (number: number, val: string, next: string | number): Object => [
  number,
  'object',
  'ListNode',
  [
    ['val', val],
    ['next', next],
  ],
];
const branch = (number: number, val: string, left: Part[1], right: Part[1]): Object => [
  number,
  'object',
  'TreeNode',
  [
    ['val', val],
    ['left', left],
    ['right', right],
  ],
];

test('each object is drawn once, as what it is, with all its names', () => {
  const objects: Object[] = [
    [0, 'list', 'list', ['1', '2']],
    [1, 'list', 'list', [0, 2]],
    [2, 'list', 'list', ['3']],
    [3, 'dict', 'dict', [['1', '2']]],
  ];
  const variables: Part[] = [
    ['row', 0],
    ['grid', 1],
    ['same', 0],
    ['seen', 3],
    ['count', '3'],
  ];
  expect(drawn(variables, objects)).toEqual([
    ['row,same', 'list'],
    ['grid', 'matrix'],
    ['seen', 'dict'],
  ]);
});

test('a node is part of the list that leads to it, even in a circle', () => {
  const list = [node(0, '1', 1), node(1, '2', 2), node(2, '3', 'None')];
  const named: Part[] = [
    ['current', 1],
    ['head', 0],
  ];
  expect(drawn(named, list)).toEqual([['head', 'chain']]);
  expect(drawn(named, [node(0, '1', 1), node(1, '2', 0)])).toEqual([['current', 'chain']]);
});

test('an object that is no node is opened', () => {
  const objects: Object[] = [[0, 'object', 'Trie', [['root', 1]]], branch(1, '5', 'None', 'None')];
  expect(drawn([['self', 0]], objects)).toEqual([
    ['self', 'object'],
    ['self.root', 'tree'],
  ]);
});

test('variables in brackets after a name point to places, and to columns', () => {
  const source = 'while left < 3:\n    swap(grid[ left ][column], grid[0][1], my_grid[other])';
  const { variables } = step(
    [
      ['left', '2'],
      ['column', '0'],
      ['other', '1'],
      ['grid', '-1'],
    ],
    [],
  );
  const { places, columns } = pointersInto(['grid'], variables, source);
  expect([...places]).toEqual([[2, ['left']]]);
  expect([...columns]).toEqual([[0, ['column']]]);
});

test('a tree that leads back to itself ends', () => {
  const { moment, variables } = step([['root', 0]], [branch(0, '1', 0, 0)]);
  expect(branchesFrom(moment, 0, new Map())).toHaveLength(1);
  expect(variables[0]?.text).toBe('TreeNode 1 (left …, right …)');
});
