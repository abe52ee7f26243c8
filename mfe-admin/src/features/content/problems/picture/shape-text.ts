import { type PictureShape, pictureShape } from '@site/shared/contracts/practice';
import { type JsonError, type LineOf, readJson } from './json-with-lines.ts';

/** As many characters as fit beside the preview. */
const LINE_WIDTH = 50;

/** A shape as the form holds it: its JSON with a line for each field, and for each entry of a long list. */
export function shapeText(shape: PictureShape): string {
  const fields = Object.entries(shape).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${fieldText(value)}`,
  );
  return `{\n${fields.join(',\n')}\n}`;
}

function fieldText(value: unknown): string {
  const line = onOneLine(value);
  if (!Array.isArray(value) || value.every(isPlain) || line.length <= LINE_WIDTH) return line;
  return `[\n${value.map((entry) => `    ${onOneLine(entry)}`).join(',\n')}\n  ]`;
}

function onOneLine(value: unknown): string {
  if (isPlain(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const fields = Object.entries(value).map(
    ([name, inner]) => `${JSON.stringify(name)}: ${onOneLine(inner)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

const isPlain = (value: unknown): value is string | number | boolean | null | undefined =>
  typeof value !== 'object' || value === null;

/** The value of a shape's text; the text itself if it isn't JSON, which is never a valid shape. */
export function shapeIn(text: string): unknown {
  const read = readJson(text);
  return 'value' in read ? read.value : text;
}

type Checked = { shape: PictureShape; error: null } | { shape: null; error: JsonError };

/** The shape that a text describes, or its first error. */
export function checkShape(text: string): Checked {
  const read = readJson(text);
  if ('message' in read) return { shape: null, error: read };
  const { data, error } = pictureShape.safeParse(read.value);
  if (data) return { shape: data, error: null };
  const errors = error.issues.map((issue) => errorOf(issue, read.lineOf));
  const [first] = errors.toSorted((one, other) => one.line - other.line);
  return { shape: null, error: first ?? { line: 1, message: error.message } };
}

type Issue = NonNullable<ReturnType<typeof pictureShape.safeParse>['error']>['issues'][number];

function errorOf(issue: Issue, lineOf: LineOf): JsonError {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : issue.path;
  return {
    line: nearestLine(path, lineOf),
    message: path.length > 0 ? `${nameOf(path)} ${issue.message}` : issue.message,
  };
}

/** For a missing field, the line of its nearest parent. */
const nearestLine = (path: readonly PropertyKey[], lineOf: LineOf): number =>
  lineOf(path) ?? (path.length > 0 ? nearestLine(path.slice(0, -1), lineOf) : 1);

/** Such as nodes[0].name. */
const nameOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .slice(1);
