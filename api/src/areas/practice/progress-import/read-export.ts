import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
  importedExport,
  importedUnit,
} from '@site/shared/contracts';
import { fileRefused } from '../../../errors/file-refused.ts';
import { wholeCharacters } from '../../../text/whole-characters.ts';
import { LONGEST_NAME, type ReadRows } from './import-row.ts';

/** @throws DomainError 400 for anything but an export of this version or an earlier one. */
export function readExport(text: string): ReadRows {
  const file = parsed(text);
  if (file?.format !== EXPORT_FORMAT)
    throw fileRefused("This file isn't an export from this site.");
  if (typeof file.version === 'number' && file.version > EXPORT_VERSION) {
    throw fileRefused('This export was made by a newer version of the site.');
  }
  const { data, error } = importedExport.safeParse(file);
  if (error) {
    const [issue] = error.issues;
    throw fileRefused(`The export is damaged: ${issue?.path.join('.')} ${issue?.message}.`);
  }
  const read: ReadRows = { rows: [], faulty: [] };
  for (const [at, unit] of data.progress.entries()) readUnit(unit, at + 1, read);
  return read;
}

function readUnit(unit: unknown, row: number, { rows, faulty }: ReadRows): void {
  const { data, error } = importedUnit.safeParse(unit);
  if (error) {
    const fields = new Set(error.issues.map(({ path }) => String(path[0] ?? 'the problem')));
    const mistakes = [...fields].map((field) => `${field} isn't as this site exports it`);
    faulty.push({ row, problem: nameOf(unit), faults: mistakes });
    return;
  }
  const { unitId: problem, name: _, notes, ...marks } = data;
  rows.push({ ...marks, notes: wholeCharacters(notes), row, problem, roadmap: '' });
}

function nameOf(unit: unknown): string {
  const { data } = importedUnit.shape.unitId.safeParse(Object(unit).unitId);
  return data?.slice(0, LONGEST_NAME) ?? '';
}

function parsed(text: string): { format?: unknown; version?: unknown } | null {
  try {
    // Some editors begin a file with a byte order mark.
    return JSON.parse(text.trim());
  } catch {
    throw fileRefused("This file can't be read: its JSON is damaged.");
  }
}
