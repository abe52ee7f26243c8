import {
  type ContentMistake,
  CSV_COLUMNS,
  CSV_ROWS_MAX,
  type UnitForm,
} from '@site/shared/contracts/editorial';
import { topicFacts, unitFacts } from '@site/shared/contracts/practice';
import type * as z from 'zod/mini';
import { parseCsv } from '../../../csv/csv.ts';
import { fileRefused } from '../../../errors/file-refused.ts';

type Column = (typeof CSV_COLUMNS)[number];

/** A problem as a sheet has it. What the sheet does not say is null. */
export interface SheetRow {
  line: number;
  name: string;
  topic: string;
  difficulty: UnitForm['difficulty'];
  link: string | null;
  companies: string[] | null;
  /** The address of what says so. */
  companiesSource: string | null;
}

export interface Sheet {
  rows: SheetRow[];
  mistakes: ContentMistake[];
  ignoredColumns: string[];
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

/** What people call the columns. */
const titles: Record<Column, string[]> = {
  name: ['name', 'problem', 'problem name', 'title', 'question'],
  topic: ['topic', 'category', 'pattern', 'section'],
  difficulty: ['difficulty', 'level'],
  link: ['link', 'url', 'problem link', 'problem_link'],
  companies: ['companies', 'company'],
  companies_source: ['companies_source', 'companies source', 'company source'],
};
const NEEDED: Column[] = ['name', 'topic', 'difficulty'];

/** Of a problem, or of what lists its companies. */
const address = unitFacts.problem_link;

/** A name, links and many companies. */
const LONGEST_LINE = 20_000;
/** Rows that may stand above the one with the titles. */
const PREAMBLE = 10;
/** Of a title that is shown. */
const LONGEST_SHOWN = 40;

/** Reads a sheet and checks every row of it. @throws DomainError 400 if it cannot be read as CSV, or names no columns. */
export function readSheet(text: string): Sheet {
  const records = parseCsv<CsvRecord>(text, LONGEST_LINE, {
    relax_column_count: true,
    skip_records_with_empty_values: true,
    to: CSV_ROWS_MAX + PREAMBLE + 1,
  });
  const { columns, ignored, at } = findHead(records);
  const body = records.slice(at + 1);
  if (body.length === 0) throw fileRefused('The file has no problems in it.');
  if (body.length > CSV_ROWS_MAX) {
    throw fileRefused(`A file can have at most ${CSV_ROWS_MAX} problems.`);
  }
  const read = body.map((record) => readRow(record, columns));
  const rows = read.flatMap(({ row }) => row ?? []);
  const mistakes = [...read.flatMap(({ flaws }) => flaws), ...repeated(rows)];
  return { rows, mistakes: mistakes.sort(byLine), ignoredColumns: ignored };
}

const byLine = (one: ContentMistake, other: ContentMistake) => one.line - other.line;

/** The first row that names the columns, wherever each of them stands. */
function findHead(records: CsvRecord[]) {
  const heads = records.slice(0, PREAMBLE).map(({ record }) => columnsOf(record));
  const at = heads.findIndex((columns) => NEEDED.every((needed) => columns.includes(needed)));
  const columns = heads[at];
  if (!columns) {
    throw fileRefused(
      `The first line must name the columns: ${CSV_COLUMNS.join(', ')}. ${NEEDED.join(', ')} are needed.`,
    );
  }
  const ignored = (records[at]?.record ?? [])
    .filter((title, index) => columns[index] === null && title.trim() !== '')
    .map((title) => title.trim().slice(0, LONGEST_SHOWN));
  return { columns, ignored, at };
}

/** The column that each title means; null for one that means none, or one that is there already. */
function columnsOf(head: string[]): (Column | null)[] {
  const found = head.map(
    (title) => CSV_COLUMNS.find((column) => titles[column].includes(plain(title))) ?? null,
  );
  return found.map((column, at) => (found.indexOf(column) === at ? column : null));
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

const plain = (text: string) => oneLine(text).toLowerCase();

function readRow({ record, info }: CsvRecord, columns: (Column | null)[]) {
  const line = info.lines;
  const cells = Object.fromEntries(
    columns.flatMap((column, at) => (column ? [[column, oneLine(record[at] ?? '')]] : [])),
  ) as Partial<Record<Column, string>>;
  const flaws: ContentMistake[] = [];
  const checked = <T>(field: Column, schema: z.ZodMiniType<T>, value: unknown): T | null => {
    const { success, data, error } = schema.safeParse(value);
    if (success) return data;
    const message = error.issues[0]?.message ?? "isn't valid";
    flaws.push({ file: '', line, field, message });
    return null;
  };
  if (record.length > columns.length && record.slice(columns.length).some((cell) => cell.trim())) {
    const message = `has ${record.length} cells, but there are ${columns.length} columns: put cells with commas in quotes`;
    flaws.push({ file: '', line, field: '', message });
  }
  const name = checked('name', unitFacts.name, cells.name);
  const topic = checked('topic', topicFacts.title, cells.topic);
  const difficulty = checked('difficulty', unitFacts.difficulty, plain(cells.difficulty ?? ''));
  const link = checked('link', address, cells.link || null);
  const companiesSource = checked('companies_source', address, cells.companies_source || null);
  const companies = companiesIn(cells.companies ?? '');
  checked(
    'companies',
    unitFacts.companies,
    companies.map((company) => ({ name: company })),
  );
  if (flaws.length > 0 || name === null || topic === null || difficulty === null) {
    return { row: null, flaws };
  }
  const known = companies.length > 0 ? companies : null;
  const row: SheetRow = { line, name, topic, difficulty, link, companies: known, companiesSource };
  return { row, flaws };
}

/** Each company once, however it is written. */
function companiesIn(cell: string): string[] {
  const names = cell
    .split(/[|,;]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return [...new Map(names.toReversed().map((name) => [plain(name), name])).values()].toReversed();
}

/** A problem stands in a sheet once, since its name is what distinguishes it from the others. */
function repeated(rows: SheetRow[]): ContentMistake[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ name, line }) => {
    const before = first.get(plain(name));
    if (before === undefined) {
      first.set(plain(name), line);
      return [];
    }
    return [{ file: '', line, field: 'name', message: `${name} is already on line ${before}` }];
  });
}
