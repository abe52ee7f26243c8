import { type PictureShape, pictureShape } from '@site/shared/contracts';
import { type JsonFault, type LineOf, readJson } from './json-with-lines.ts';

/** What fits beside the preview. */
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

/** What the text of a shape says; the text itself if it isn't JSON, which no shape is. */
export function shapeIn(text: string): unknown {
  const read = readJson(text);
  return 'value' in read ? read.value : text;
}

type Checked = { shape: PictureShape; fault: null } | { shape: null; fault: JsonFault };

/** The shape that a text describes, or its first fault. */
export function checkShape(text: string): Checked {
  const read = readJson(text);
  if ('message' in read) return { shape: null, fault: read };
  const { data, error } = pictureShape.safeParse(read.value);
  if (data) return { shape: data, fault: null };
  const faults = error.issues.map((issue) => faultOf(issue, read.lineOf));
  const [first] = faults.toSorted((one, other) => one.line - other.line);
  return { shape: null, fault: first ?? { line: 1, message: error.message } };
}

type Issue = NonNullable<ReturnType<typeof pictureShape.safeParse>['error']>['issues'][number];

function faultOf(issue: Issue, lineOf: LineOf): JsonFault {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : issue.path;
  return {
    line: nearestLine(path, lineOf),
    message: path.length > 0 ? `${nameOf(path)} ${issue.message}` : issue.message,
  };
}

/** Of a field that's missing, the line of what it's missing in. */
const nearestLine = (path: readonly PropertyKey[], lineOf: LineOf): number =>
  lineOf(path) ?? (path.length > 0 ? nearestLine(path.slice(0, -1), lineOf) : 1);

/** Such as nodes[0].name. */
const nameOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .slice(1);
