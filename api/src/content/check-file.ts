import * as z from 'zod/mini';
import { type Flaw, fieldName, type JsonDocument, type JsonPath } from './json-document.ts';

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
