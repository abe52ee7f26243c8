import { EXPORT_FORMAT, EXPORT_VERSION, importedExport } from '@site/shared/contracts';
import { fileRefused } from '../../errors/file-refused.ts';
import { wholeCharacters } from '../../whole-characters.ts';
import type { ImportRow } from './import-row.ts';

/** @throws DomainError 400 for anything but an export of this version or an earlier one. */
export function readExport(text: string): ImportRow[] {
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
  return data.progress.map(({ unitId, name: _, notes, ...marks }, at) => ({
    ...marks,
    notes: wholeCharacters(notes),
    row: at + 1,
    problem: unitId,
    roadmap: '',
  }));
}

function parsed(text: string): { format?: unknown; version?: unknown } | null {
  try {
    // Some editors begin a file with a byte order mark.
    return JSON.parse(text.trim());
  } catch {
    throw fileRefused("This file can't be read: its JSON is damaged.");
  }
}
