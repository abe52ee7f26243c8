import { IMPORT_COLUMNS, IMPORT_ROWS_MAX, limits } from '@site/shared/contracts';
import * as z from 'zod/mini';
import { parseCsv } from '../../csv.ts';
import { fileRefused } from '../../errors/file-refused.ts';
import type { ImportRow } from './import-row.ts';

type Column = (typeof IMPORT_COLUMNS)[number];
type Cells = Partial<Record<Column, string>>;

const COLUMNS = IMPORT_COLUMNS.join(', ');

/** Twice the longest note, for one that is all quotes, and the rest. */
const LONGEST_LINE = 3 * limits.note;
/** Of the name of a column. */
const LONGEST_SHOWN = 40;

/** @throws DomainError 400 that names the line at fault. */
export function readCsv(text: string): ImportRow[] {
  const rows = cellsOf(text);
  if (rows.length > IMPORT_ROWS_MAX) {
    throw fileRefused(`A file can have at most ${IMPORT_ROWS_MAX} problems.`);
  }
  return rows.map(({ record, info }) => rowFrom(record, info.lines));
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

function rowFrom({ notes = '', ...cells }: Cells, line: number): ImportRow {
  const problem = cells.problem?.trim() || (cells.link?.trim() ?? '');
  const date = dateOf(cells.date, line);
  if (problem === '') throw fileRefused(`Line ${line} doesn't name a problem.`);
  if (notes.length > limits.note || notes.includes('\0')) {
    throw fileRefused(`Line ${line}: notes must have at most ${limits.note} characters.`);
  }
  return {
    row: line,
    problem,
    roadmap: cells.roadmap?.trim() ?? '',
    completed: cells.completed ? truthOf('completed', cells.completed, line) : date !== null,
    completedChangedAt: date,
    bookmarked: truthOf('bookmarked', cells.bookmarked, line),
    bookmarkedChangedAt: null,
    notes,
    notesChangedAt: null,
  };
}

/** @returns the middle of the day, which is on that day in almost every time zone */
function dateOf(cell: string | undefined, line: number): string | null {
  const said = (cell ?? '').trim();
  if (said === '') return null;
  const day = z.iso.date().safeParse(said.slice(0, DAY_LENGTH));
  if (!day.success) throw fileRefused(`Line ${line}: date must be a day such as 2026-11-24.`);
  return `${day.data}T12:00:00.000Z`;
}

/** A time of the day may stand behind it. */
const DAY_LENGTH = '2026-11-24'.length;

const yes = new Set(['yes', 'true', '1', 'y', 'x']);
const no = new Set(['', 'no', 'false', '0', 'n']);

function truthOf(column: Column, cell: string | undefined, line: number): boolean {
  const said = (cell ?? '').trim().toLowerCase();
  if (yes.has(said)) return true;
  if (no.has(said)) return false;
  throw fileRefused(`Line ${line}: ${column} must be yes or no.`);
}
