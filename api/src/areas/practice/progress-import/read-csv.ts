import { IMPORT_COLUMNS, IMPORT_ROWS_MAX, limits } from '@site/shared/contracts';
import * as z from 'zod/mini';
import { parseCsv } from '../../../csv/csv.ts';
import { textOfCell } from '../../../csv/csv-file.ts';
import { fileRefused } from '../../../errors/file-refused.ts';
import { type ImportRow, type InvalidRow, LONGEST_NAME, type ReadRows } from './import-row.ts';

type Column = (typeof IMPORT_COLUMNS)[number];
type Cells = Partial<Record<Column, string>>;

const COLUMNS = IMPORT_COLUMNS.join(', ');

/** Twice the longest note, for one that is all quotes, and the rest. */
const LONGEST_LINE = 3 * limits.note;
/** Of the name of a column. */
const LONGEST_SHOWN = 40;

/** @throws DomainError 400 for what is no such table; rows with mistakes are named apart. */
export function readCsv(text: string): ReadRows {
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
