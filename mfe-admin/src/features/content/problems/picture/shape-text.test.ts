import { pictureShape } from '@site/shared/contracts/practice';
import { shapeKinds } from './shape-kinds.ts';
import { checkShape, shapeIn, shapeText } from './shape-text.ts';

/** The first error, as an author sees it. */
function firstError(...lines: string[]): string {
  const { error } = checkShape(lines.join('\n'));
  return error ? `${error.line}: ${error.message}` : 'none';
}

test.each(Object.entries(shapeKinds))('the example of %s is a shape', (_, { example }) => {
  expect(pictureShape.parse(example)).toEqual(example);
  expect(checkShape(shapeText(example))).toEqual({ shape: example, error: null });
});

test('the example of a kind has every field of the kind', () => {
  for (const { shape: fields } of pictureShape.def.options.map(({ def }) => def)) {
    const kinds = fields.shape.def;
    const names = 'values' in kinds ? kinds.values : Object.values(kinds.entries);
    for (const kind of names) {
      expect(Object.keys(shapeKinds[kind].example).toSorted()).toEqual(
        Object.keys(fields).toSorted(),
      );
    }
  }
});

test('a shape has a line for each field, and for each entry of a long list', () => {
  const { graph } = shapeKinds;
  expect(shapeText(graph.example).split('\n')).toEqual([
    '{',
    '  "shape": "graph",',
    '  "name": "roads",',
    '  "directed": true,',
    '  "nodes": [',
    '    { "name": "a", "at": [0, 0], "note": "0", "look": "marked" },',
    '    { "name": "b", "at": [1, 0], "note": "4" },',
    '    { "name": "c", "at": [1, 1], "look": "faded" }',
    '  ],',
    '  "edges": [',
    '    { "from": "a", "to": "b", "weight": 4, "look": "marked" },',
    '    { "from": "b", "to": "c", "weight": 2 }',
    '  ]',
    '}',
  ]);
});

test('valid JSON is read as JSON.parse reads it', () => {
  const text = '{"a": [1, -2.5e3, "x\\n\\"y\\" {", true, null, {}, []], "é": "\\u0041"}';
  expect(shapeIn(text)).toEqual(JSON.parse(text));
});

test.each([
  [['{', '  "shape": "array",', '  "cells": [1, 2'], '3: a comma or ] is missing'],
  [['{', '  "shape": "array"', '  "cells": []', '}'], '3: a comma is missing before "cells"'],
  [['{ "shape": "array",', '"cells": [1,', ']}'], '3: a value is missing before ]'],
  [
    ['{ "shape": "array", "cells": [1],', '}'],
    '2: the name of a field in double quotes is missing',
  ],
  [['{ "shape" "array" }'], '1: a colon is missing before "array"'],
  [
    ['{ "shape": array }'],
    "1: array must be in double quotes, unless it's a number, true, false or null",
  ],
  [
    ['{ "shape":', '"array }'],
    '2: text in quotes must end with a double quote on its line, with \\\\ for a backslash',
  ],
  [
    ['{ "shape": "array", "cells": [] }', '', ']'],
    '3: ] is one too many: the text had already ended',
  ],
  [['', ''], '1: something is missing at the end'],
  [['{ "shape": // a list', '"array" }'], "1: a comment can't stand here"],
])('invalid JSON is reported with its line: %j', (lines, message) => {
  expect(firstError(...lines)).toBe(message);
});

test.each([
  [
    ['[]'],
    '1: must be an object whose shape is array, stack, queue, grid, tree, branches, graph, linked-list, map, bars or intervals',
  ],
  [
    ['{ "shape": "circle" }'],
    '1: shape must be an object whose shape is array, stack, queue, grid, tree, branches, graph, linked-list, map, bars or intervals',
  ],
  [['{ "shape": "array" }'], '1: cells must be a list of values'],
  [
    ['{', '"shape": "array",', '"cells": [1],', '"marked": [1]', '}'],
    '4: marked must have positions of what is there, from 0',
  ],
  [
    ['{', '"shape": "array",', '"cells": [1],', '"colour": "red"', '}'],
    "4: colour isn't a known field; the known ones are shape, name, cells, marked, faded, pointers",
  ],
  [
    [
      '{ "shape": "graph",',
      '"nodes": [{ "name": "a" },',
      '{ "name": "b", "at": [1] }],',
      '"edges": [] }',
    ],
    '3: nodes[1].at must be a column and a row',
  ],
])('an invalid shape is reported with its line and field: %j', (lines, message) => {
  expect(firstError(...lines)).toBe(message);
});
