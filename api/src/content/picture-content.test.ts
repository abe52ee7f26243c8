import {
  type ContentFolder,
  createContentFolder,
  roadmapContent,
  topicContent,
  unitContent,
  writeProblem,
} from '../../testing/content-folder.ts';
import { readContent } from './read-content.ts';

let content: ContentFolder;
beforeEach(() => {
  content = createContentFolder();
  content.write('web/roadmap.json', roadmapContent('web'));
  content.write('web/topics/01-basics.json', topicContent('web-basics', [unitContent('web-sum')]));
  writeProblem(content, 'sum');
});
afterEach(() => content.dispose());

/** The picture that was read, or what is wrong with its file. */
async function picture() {
  const read = await readContent(content.folder);
  if (read.ok) return read.problems[0]?.picture;
  return read.mistakes.map(({ line, field, message }) => `${line} ${field} ${message}`);
}

const write = (...shapes: object[]) =>
  content.write('../dsa-problems/sum/picture.json', {
    title: 'Values are added',
    frames: [{ note: 'Both values are marked.', shapes }],
  });

test('a problem has a picture if there is a file for it', async () => {
  expect(await picture()).toBeNull();
  const shape = { shape: 'array', cells: [1, 'two'], marked: [0, 1], pointers: { end: 1 } };
  write(shape);
  expect(await picture()).toEqual({
    title: 'Values are added',
    frames: [{ note: 'Both values are marked.', shapes: [shape] }],
  });
});

test.each([
  { shape: 'stack', cells: [] },
  { shape: 'queue', name: 'waiting', cells: [1], faded: [0] },
  { shape: 'grid', rows: [[1, '']], row_labels: ['a'], column_labels: [0, 1], marked: [[0, 1]] },
  { shape: 'tree', nodes: [1, null, 2, 3], marked: [3] },
  { shape: 'branches', nodes: [{ value: '[]' }, { value: 1, parent: 0, by: '1', look: 'faded' }] },
  { shape: 'graph', nodes: [{ name: 'a' }, { name: 'b' }], edges: [{ from: 'a', to: 'b' }] },
  { shape: 'linked-list', nodes: [1, 2], back_to: 0, doubly: true },
  { shape: 'map', entries: [['a', 1]], marked: [0] },
  { shape: 'bars', heights: [0, 2.5], filled: [1, 0] },
  { shape: 'intervals', intervals: [{ from: -1, to: 2, row: 0 }] },
])('a picture may show this: %j', async (shape) => {
  write(shape);
  expect(await picture()).toMatchObject({ frames: [{ shapes: [shape] }] });
});

const THERE = 'must have positions of what is there, from 0';
test.each([
  [{ shape: 'array', cells: [1], marked: [1] }, `marked ${THERE}`],
  [{ shape: 'array', cells: [1], pointers: { low: 1 } }, `pointers ${THERE}`],
  [{ shape: 'array', cells: [1], faded: [-1] }, 'faded[0] must be 0 or more'],
  [{ shape: 'map', entries: [['a', 1]], faded: [1] }, `faded ${THERE}`],
  [{ shape: 'bars', heights: [1], marked: [1] }, `marked ${THERE}`],
  [{ shape: 'bars', heights: [1], filled: [1, 2] }, 'filled must have one for each bar'],
  [{ shape: 'linked-list', nodes: [1], pointers: { fast: 1 } }, `pointers ${THERE}`],
  [{ shape: 'linked-list', nodes: [1], back_to: 1 }, 'back_to must be the position of a node'],
  [{ shape: 'tree', nodes: [1, null, 2], marked: [1] }, `marked ${THERE}`],
  [{ shape: 'tree', nodes: [1, null, null, 2] }, 'nodes must have two places for each node above'],
  [{ shape: 'grid', rows: [[1], [1, 2]] }, 'rows must have as many cells in each row'],
  [{ shape: 'grid', rows: [[1]], marked: [[0, 1]] }, 'marked must have rows and columns that are'],
  [{ shape: 'grid', rows: [[1]], row_labels: ['a', 'b'] }, 'row_labels must have one for each row'],
  [{ shape: 'grid', rows: [[1]], column_labels: ['a', 'b'] }, 'column_labels must have one for'],
  [
    { shape: 'graph', nodes: [{ name: 'a' }], edges: [{ from: 'a', to: 'b' }] },
    'edges must lead from a node to a node',
  ],
  [
    { shape: 'graph', nodes: [{ name: 'a', at: [0, 0] }, { name: 'b' }], edges: [] },
    'nodes must have a place each, or none',
  ],
  [
    { shape: 'graph', nodes: [{ name: 'a' }, { name: 'a' }], edges: [] },
    'nodes must have different names',
  ],
  [
    { shape: 'intervals', intervals: [{ from: 2, to: 1 }] },
    'intervals[0].to must not be before from',
  ],
  [
    { shape: 'branches', nodes: [{ value: 1 }, { value: 2, parent: 1 }] },
    'nodes must begin with the root, and name a parent above',
  ],
  [
    { shape: 'branches', nodes: [{ value: 1 }, { value: 2 }] },
    'nodes must begin with the root, and name a parent above',
  ],
  [
    { shape: 'branches', nodes: [{ value: 1, look: 'red' }] },
    'nodes[0].look must be marked or faded',
  ],
  [{ shape: 'array', cells: [1], colour: 'red' }, "colour isn't a known field"],
  [{ shape: 'circle' }, 'must be an object whose shape is array, stack, queue'],
])(
  'what a picture says of something that is not there is refused at its line: %j',
  async (shape, expected) => {
    write(shape);
    const mistakes = await picture();
    expect(mistakes).toEqual([expect.stringMatching(/^\d+ frames\[0\]\.shapes\[0\]/)]);
    expect(mistakes).toEqual([expect.stringContaining(expected)]);
  },
);

test('a picture needs a frame, and a frame a note', async () => {
  content.write('../dsa-problems/sum/picture.json', { title: 'Values', frames: [] });
  expect(await picture()).toEqual(['3 frames must not be empty']);
  content.write('../dsa-problems/sum/picture.json', {
    title: 'Values',
    frames: [{ shapes: [{ shape: 'array', cells: [1] }] }],
  });
  expect(await picture()).toEqual([expect.stringContaining('frames[0].note is missing')]);
});
