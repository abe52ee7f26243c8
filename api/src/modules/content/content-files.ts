import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import { checkFile } from './check-file.ts';
import { type Flaw, type JsonDocument, parseJsonDocument } from './json-document.ts';

export interface Mistake extends Flaw {
  file: string;
}

/** A file that matches its schema, with its positions for what is checked across files. */
export interface ContentFile<T> {
  file: string;
  document: JsonDocument;
  content: T;
}

/** Every file of a flat folder. `named` says which names belong there, `such as` the one in `example`. */
export async function readFlat<T>(
  folder: string,
  { named, example, schema }: { named: RegExp; example: string; schema: z.ZodType<T> },
  mistakes: Mistake[],
): Promise<ContentFile<T>[]> {
  const { files, folders } = await entriesOf(folder, mistakes);
  const names = [...files, ...folders];
  mistakes.push(
    ...names
      .filter((name) => !named.test(name))
      .map((name) => unexpected(join(folder, name), `files such as ${example}`)),
  );
  const read = names
    .filter((name) => named.test(name))
    .map((name) => readOne(join(folder, name), schema, mistakes));
  return (await Promise.all(read)).filter((file) => file !== null);
}

/** The content of one file that matches its schema; otherwise null, and what is wrong is noted. */
export async function readOne<T>(
  file: string,
  schema: z.ZodType<T>,
  mistakes: Mistake[],
): Promise<ContentFile<T> | null> {
  const text = await attempt(file, readFile(file, 'utf8'), mistakes);
  if (text === null) return null;
  const document = parseJsonDocument(text);
  const checked = checkFile(document, schema);
  if (checked.ok) return { file, document, content: checked.content };
  mistakes.push(...checked.flaws.map((flaw) => ({ file, ...flaw })));
  return null;
}

/** A text that is not JSON, such as a listing, with line ends as on Unix; null where it is at fault. */
export async function readText(
  file: string,
  max: number,
  mistakes: Mistake[],
): Promise<string | null> {
  const read = await attempt(file, readFile(file, 'utf8'), mistakes);
  if (read === null) return null;
  const text = `${read.replace(/\r\n?/g, '\n').trimEnd()}\n`;
  const message = faultIn(text, max);
  if (message === null) return text;
  mistakes.push({ file, line: 1, field: '', message });
  return null;
}

function faultIn(text: string, max: number): string | null {
  if (text === '\n') return 'must not be empty';
  if (text.includes('\0')) return 'must not contain a NUL character';
  return text.length > max ? `must have at most ${max} characters` : null;
}

/** What is in a folder, by name. Hidden files are an editor's business. */
export async function entriesOf(folder: string, mistakes: Mistake[]) {
  const entries = await attempt(folder, readdir(folder, { withFileTypes: true }), mistakes);
  const visible = (entries ?? []).filter(({ name }) => !name.startsWith('.'));
  const names = (folders: boolean) =>
    visible
      .filter((entry) => entry.isDirectory() === folders)
      .map(({ name }) => name)
      .sort();
  return { files: names(false), folders: names(true) };
}

/** Notes whatever is in a folder beside the files that belong there. */
export async function expectOnly(
  folder: string,
  known: readonly string[],
  mistakes: Mistake[],
): Promise<void> {
  const { files, folders } = await entriesOf(folder, mistakes);
  const strangers = [...files, ...folders].filter((name) => !known.includes(name));
  mistakes.push(...strangers.map((name) => unexpected(join(folder, name), known.join(', '))));
}

async function attempt<T>(
  file: string,
  reading: Promise<T>,
  mistakes: Mistake[],
): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    const message = `cannot be read: ${(error as Error).message}`;
    mistakes.push({ file, line: 1, field: '', message });
    return null;
  }
}

export function unexpected(file: string, known: string): Mistake {
  return { file, line: 1, field: '', message: `does not belong here: expected ${known}` };
}
