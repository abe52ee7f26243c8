import { join, relative } from 'node:path';
import type * as z from 'zod/mini';
import { StartupError } from '../errors/startup-error.ts';
import type { ContentSource } from './content-sources.ts';
import {
  checkFile,
  type Flaw,
  fieldName,
  type JsonDocument,
  type JsonPath,
  parseJsonDocument,
} from './json-document.ts';

export interface Mistake extends Flaw {
  file: string;
}

/** A link to a page of this site, and where it was found. */
export interface SiteLink extends Omit<Flaw, 'message'> {
  file: string;
  href: string;
}

/** Where files are read from, what was found wrong so far, and which links have yet to be followed. */
export interface Reading {
  source: ContentSource;
  mistakes: Mistake[];
  links: SiteLink[];
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
  { named, example, schema }: { named: RegExp; example: string; schema: z.core.$ZodType<T> },
  reading: Reading,
): Promise<ContentFile<T>[]> {
  const { files, folders } = await entriesOf(folder, reading);
  const names = [...files, ...folders];
  reading.mistakes.push(
    ...names
      .filter((name) => !named.test(name))
      .map((name) => unexpected(join(folder, name), `files such as ${example}`)),
  );
  const read = names
    .filter((name) => named.test(name))
    .map((name) => readOne(join(folder, name), schema, reading));
  return (await Promise.all(read)).filter((file) => file !== null);
}

/** Every folder of a folder, by `read`, which returns null for what has mistakes. */
export async function readFolders<T>(
  folder: string,
  read: (path: string, reading: Reading) => Promise<T | null>,
  reading: Reading,
): Promise<T[]> {
  const { files, folders } = await entriesOf(folder, reading);
  reading.mistakes.push(
    ...files.map((name) => unexpected(join(folder, name), 'a folder for each')),
  );
  const contents = await Promise.all(folders.map((name) => read(join(folder, name), reading)));
  return contents.filter((content) => content !== null);
}

/** The content of one file that matches its schema; otherwise null, and what is wrong is noted. */
export async function readOne<T>(
  file: string,
  schema: z.core.$ZodType<T>,
  reading: Reading,
): Promise<ContentFile<T> | null> {
  const text = await attempt(file, reading.source.read(file), reading);
  if (text === null) return null;
  const document = parseJsonDocument(text);
  const checked = checkFile(document, schema);
  if (checked.ok) return { file, document, content: checked.content };
  reading.mistakes.push(...checked.flaws.map((flaw) => ({ file, ...flaw })));
  return null;
}

/** A text that is not JSON, such as a listing, with line ends as on Unix; null if it has a mistake. */
export async function readText(
  file: string,
  max: number,
  reading: Reading,
): Promise<string | null> {
  const read = await attempt(file, reading.source.read(file), reading);
  if (read === null) return null;
  const text = `${read.replace(/\r\n?/g, '\n').trimEnd()}\n`;
  const message = mistakeIn(text, max);
  if (message === null) return text;
  reading.mistakes.push({ file, line: 1, field: '', message });
  return null;
}

function mistakeIn(text: string, max: number): string | null {
  if (text === '\n') return 'must not be empty';
  if (text.includes('\0')) return 'must not contain a NUL character';
  return text.length > max ? `must have at most ${max} characters` : null;
}

/** What is in a folder, by name. Hidden files are an editor's business. */
export async function entriesOf(folder: string, reading: Reading) {
  const entries = await attempt(folder, reading.source.entries(folder), reading);
  const visible = (entries ?? []).filter(({ name }) => !name.startsWith('.'));
  const names = (folders: boolean) =>
    visible
      .filter((entry) => entry.isFolder === folders)
      .map(({ name }) => name)
      .sort();
  return { files: names(false), folders: names(true) };
}

/** Notes whatever is in a folder beside the files and folders that belong there. @returns what is in it */
export async function expectOnly(
  folder: string,
  known: readonly string[],
  reading: Reading,
  ...knownFolders: readonly string[]
) {
  const found = await entriesOf(folder, reading);
  const strangers = [
    ...found.files.filter((name) => !known.includes(name)),
    ...found.folders.filter((name) => !knownFolders.includes(name)),
  ];
  const expected = [...known, ...knownFolders.map((name) => `${name}/`)].join(', ');
  reading.mistakes.push(...strangers.map((name) => unexpected(join(folder, name), expected)));
  return found;
}

async function attempt<T>(
  file: string,
  attempted: Promise<T>,
  { mistakes }: Reading,
): Promise<T | null> {
  try {
    return await attempted;
  } catch (error) {
    const message = `can't be read: ${(error as Error).message}`;
    mistakes.push({ file, line: 1, field: '', message });
    return null;
  }
}

/** What is wrong with a part of a file. */
export const mistakeAt = (
  { file, document }: ContentFile<unknown>,
  path: JsonPath,
  message: string,
): Mistake => ({ file, line: document.lineOf(path), field: fieldName(path), message });

export function unexpected(file: string, known: string): Mistake {
  return { file, line: 1, field: '', message: `doesn't belong here: expected ${known}` };
}

/** In the order in which a person would go through the files. */
export function byPosition(a: Mistake, b: Mistake): number {
  return a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;
}

/** The files hold mistakes. The message lists every one, so that all can be fixed at once. */
export class ContentMistakes extends StartupError {
  override name = 'ContentMistakes';

  constructor(readonly mistakes: Mistake[]) {
    const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`;
    super(`The content files have ${count}:\n${mistakes.map(describe).join('\n')}`);
  }
}

/** `file:line: field message`, with the file as seen from where the command runs. */
function describe({ file, line, field, message }: Mistake): string {
  const seen = relative(process.cwd(), file);
  const position = `${seen.startsWith('..') ? file : seen}:${line}:`;
  return [position, field, message].filter((part) => part !== '').join(' ');
}
