import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import * as z from 'zod/mini';

export type JsonPath = (string | number)[];

/** Something wrong at one position of a file. `field` is '' if the whole file is meant. */
export interface Flaw {
  line: number;
  field: string;
  message: string;
}

/** A JSON text with the lines its values stand on. */
export interface JsonDocument {
  value: unknown;
  /** Errors of syntax and keys given twice. While there are any, `value` says nothing. */
  flaws: Flaw[];
  /** Line (from 1) of the value at `path`, or of the nearest value around it that exists. */
  lineOf(path: JsonPath): number;
  has(path: JsonPath): boolean;
}

/** Parses strict JSON (no comments, no trailing commas) and finds every error in it, not only the first. */
export function parseJsonDocument(text: string): JsonDocument {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const lineAt = lineFinder(text);
  const syntax = errors.map(({ error, offset }) => ({
    line: lineAt(offset),
    field: '',
    message: `isn't valid JSON: ${inWords(printParseErrorCode(error))}`,
  }));
  const repeated = root
    ? repeatedKeys(root).map(({ node, path }) => ({
        line: lineAt(node.offset),
        field: fieldName(path),
        message: 'is there twice; keep one',
      }))
    : [];
  const flaws = [...syntax, ...repeated];
  return { ...strictValue(text, flaws), lineOf, has: (path) => nodeAt(path) !== undefined };

  function nodeAt(path: JsonPath): Node | undefined {
    return root && findNodeAtLocation(root, path);
  }
  function lineOf(path: JsonPath): number {
    const node = nodeAt(path);
    if (node) return lineAt(node.parent?.type === 'property' ? node.parent.offset : node.offset);
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1));
  }
}

/** Written the way people write it: units[3].companies[0].name. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name === '' ? String(part) : `${name}.${String(part)}`;
  }, '');
}

/** The tolerant parser finds all errors; the value comes from the strict one, which has the last word. */
function strictValue(text: string, flaws: Flaw[]): { value: unknown; flaws: Flaw[] } {
  if (flaws.length > 0) return { value: undefined, flaws };
  try {
    return { value: JSON.parse(text), flaws };
  } catch (error) {
    const message = `isn't valid JSON: ${error instanceof Error ? error.message : error}`;
    return { value: undefined, flaws: [{ line: 1, field: '', message }] };
  }
}

function repeatedKeys(node: Node, path: JsonPath = []): { node: Node; path: JsonPath }[] {
  const children = node.children ?? [];
  if (node.type === 'array') {
    return children.flatMap((child, index) => repeatedKeys(child, [...path, index]));
  }
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return children.flatMap((property) => {
    const [key, value] = property.children ?? [];
    if (!key) return [];
    const here = [...path, String(key.value)];
    const again = seen.has(String(key.value)) ? [{ node: property, path: here }] : [];
    seen.add(String(key.value));
    return [...again, ...(value ? repeatedKeys(value, here) : [])];
  });
}

function lineFinder(text: string): (offset: number) => number {
  return (offset) => text.slice(0, offset).split('\n').length;
}

/** 'CommaExpected' → 'comma expected'. */
function inWords(code: string): string {
  return code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

/** The file's content, or everything that is wrong with it. */
export type Checked<T> = { ok: true; content: T } | { ok: false; flaws: Flaw[] };

/** Checks a document against its schema and gives each issue its line and field. */
export function checkFile<T>(document: JsonDocument, schema: z.core.$ZodType<T>): Checked<T> {
  if (document.flaws.length > 0) return { ok: false, flaws: document.flaws };
  const result = z.safeParse(schema, document.value);
  if (result.success) return { ok: true, content: result.data };
  return { ok: false, flaws: result.error.issues.flatMap((issue) => flawsOf(document, issue)) };
}

function flawsOf(document: JsonDocument, issue: z.core.$ZodIssue): Flaw[] {
  const path = issue.path as JsonPath;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => flawAt(document, [...path, key], issue.message));
  }
  const missing = path.length > 0 && !document.has(path);
  return [flawAt(document, path, missing ? `is missing: it ${issue.message}` : issue.message)];
}

function flawAt(document: JsonDocument, path: JsonPath, message: string): Flaw {
  return { line: document.lineOf(path), field: fieldName(path), message };
}
