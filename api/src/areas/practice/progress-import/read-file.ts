import { limits } from '@site/shared/contracts/composition';
import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
  IMPORT_COLUMNS,
  IMPORT_ROWS_MAX,
  importedExport,
  importedUnit,
} from '@site/shared/contracts/practice';
import * as z from 'zod/mini';
import { parseCsv } from '../../../csv/csv.ts';
import { textOfCell } from '../../../csv/csv-file.ts';
import { fileRefused } from '../../../errors/file-refused.ts';
import { wholeCharacters } from '../../../text/whole-characters.ts';

/** What a file says of one problem. Times are ISO 8601; null means now. */
export interface ImportRow {
  /** Line of a CSV file, or place in the list of an export; both begin at 1. */
  row: number;
  /** The id of a learning unit, its name, or the address at which it's solved elsewhere. */
  problem: string;
  /** Id or title of its roadmap; '' if the file does not say. */
  roadmap: string;
  completed: boolean;
  completedChangedAt: string | null;
  bookmarked: boolean;
  bookmarkedChangedAt: string | null;
  notes: string;
  notesChangedAt: string | null;
}

/** A row with mistakes, in words. */
interface InvalidRow {
  row: number;
  /** '' if it names none. */
  problem: string;
  faults: string[];
}

/** What was read of a file. */
interface ReadRows {
  rows: ImportRow[];
  faulty: InvalidRow[];
}

/** What is shown of a name that fits no problem. */
export const LONGEST_NAME = 200;

/** A CSV file, or an export of this site. @throws DomainError 400 for what is neither; rows with mistakes are named apart. */
export const readRows = (file: string): ReadRows =>
  file.trimStart().startsWith('{') ? readExport(file) : readCsv(file);

type Column = (typeof IMPORT_COLUMNS)[number];
type Cells = Partial<Record<Column, string>>;

const COLUMNS = IMPORT_COLUMNS.join(', ');

/** Twice the longest note, for one that is all quotes, and the rest. */
const LONGEST_LINE = 3 * limits.note;
/** Of the name of a column. */
const LONGEST_SHOWN = 40;

function readCsv(text: string): ReadRows {
  const records = cellsOf(text);
  if (records.length > IMPORT_ROWS_MAX) {
    throw fileRefused(`A file can have at most ${IMPORT_ROWS_MAX} problems.`);
  }
  const faulty: InvalidRow[] = [];
  const rows = records.flatMap(({ record, info }) => rowFrom(record, info.lines, faulty));
  return { rows, faulty };
}

const cellsOf = (text: string): { record: Cells; info: { lines: number } }[] =>
  parseCsv(text, LONGEST_LINE, {
    columns: columnsOf,
    relax_column_count_less: true,
    to: IMPORT_ROWS_MAX + 1,
  });

function columnsOf(head: string[]): Column[] {
  const names = head.map((name) => name.trim().toLowerCase());
  const unknown = names.find((name) => !IMPORT_COLUMNS.includes(name as Column));
  if (unknown !== undefined) {
    throw fileRefused(
      `The column ${JSON.stringify(unknown.slice(0, LONGEST_SHOWN))} isn't one of ${COLUMNS}.`,
    );
  }
  if (!names.includes('problem') && !names.includes('link')) {
    throw fileRefused(
      `The first line must name the columns: ${COLUMNS}. Only problem or link is required.`,
    );
  }
  return names as Column[];
}

/** @param faulty takes what is wrong with it */
function rowFrom({ notes = '', ...cells }: Cells, row: number, faulty: InvalidRow[]): ImportRow[] {
  const problem = cells.problem?.trim() || (cells.link?.trim() ?? '');
  const date = dateOf(cells.date);
  const completed = cells.completed ? truthOf(cells.completed) : Boolean(date);
  const bookmarked = truthOf(cells.bookmarked);
  const text = textOfCell(notes);
  const tooLong = text.length > limits.note || text.includes('\0');
  if (problem && completed !== null && date !== undefined && bookmarked !== null && !tooLong) {
    return [
      {
        row,
        problem,
        roadmap: cells.roadmap?.trim() ?? '',
        completed,
        completedChangedAt: date,
        bookmarked,
        bookmarkedChangedAt: null,
        notes: text,
        notesChangedAt: null,
      },
    ];
  }
  faulty.push({
    row,
    problem: problem.slice(0, LONGEST_NAME),
    faults: [
      ...(problem ? [] : ['problem or link must name a problem']),
      ...(completed === null ? ['completed must be yes or no'] : []),
      ...(date === undefined ? ['date must be a day such as 2026-11-24'] : []),
      ...(bookmarked === null ? ['bookmarked must be yes or no'] : []),
      ...(tooLong ? [`notes must have at most ${limits.note} characters`] : []),
    ],
  });
  return [];
}

/**
 * @returns the middle of the day, which is on that day in almost every time zone; null for none, undefined for what is
 * no day
 */
function dateOf(cell = ''): string | null | undefined {
  const said = cell.trim();
  if (said === '') return null;
  const day = z.iso.date().safeParse(said.slice(0, DAY_LENGTH));
  return day.success ? `${day.data}T12:00:00.000Z` : undefined;
}

/** A time of the day may stand behind it. */
const DAY_LENGTH = '2026-11-24'.length;

const yes = new Set(['yes', 'true', '1', 'y', 'x']);
const no = new Set(['', 'no', 'false', '0', 'n']);

/** Null for what is neither. */
function truthOf(cell = ''): boolean | null {
  const said = cell.trim().toLowerCase();
  if (yes.has(said)) return true;
  return no.has(said) ? false : null;
}

/** @throws DomainError 400 for anything but an export of this version or an earlier one. */
function readExport(text: string): ReadRows {
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
