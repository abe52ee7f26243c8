import * as z from 'zod/mini';
import {
  contentId,
  contentLine,
  exactly,
  noneTwice,
  prose,
} from '../composition/content-fields.ts';
import { paragraphs, taskTexts } from './task-texts.ts';

/** The files of SQL tasks and of the databases that they're about, in api/content. */

const NAME = 'must be lower-case words joined by underscores, such as package_lpa';

/** The name of a table or column. None needs quotes. */
const sqlName = z
  .string(NAME)
  .check(
    z.maxLength(40, { error: 'must have at most 40 characters', abort: true }),
    z.regex(/^[a-z]+(_[a-z0-9]+)*$/, NAME),
  );

/** What a column holds, as PostgreSQL writes it. */
export const columnTypes = [
  'integer',
  'numeric',
  'text',
  'boolean',
  'date',
  'time',
  'timestamp',
] as const;

export const sqlColumn = exactly({
  name: sqlName,
  type: z.enum(columnTypes, `must be one of ${columnTypes.join(', ')}`),
  /** Whether it may be NULL. */
  nullable: z._default(z.boolean('must be true or false'), false),
  /** The table whose key it names. */
  references: z._default(z.nullable(sqlName), null),
});
export type SqlColumn = z.infer<typeof sqlColumn>;

export const sqlTable = exactly({
  name: sqlName,
  /** What a row is, in a sentence. */
  description: prose(200),
  columns: z.array(sqlColumn, 'must be a list of columns').check(
    z.minLength(1, 'must have at least one column'),
    z.maxLength(12, 'must have at most twelve columns'),
    noneTwice(({ name }: { name: string }) => name, 'must not list a column twice'),
  ),
  /** The columns that identify its rows; [] if none do. */
  primary_key: z.array(sqlName, 'must be a list of columns'),
});
export type SqlTable = z.infer<typeof sqlTable>;

/** `database.json`: the tables, each after those that it refers to. */
export const sqlDatabaseFile = exactly({
  title: contentLine(60),
  description: prose(500),
  tables: z.array(sqlTable, 'must be a list of tables').check(
    z.minLength(1, 'must have at least one table'),
    z.maxLength(8, 'must have at most eight tables'),
    noneTwice(({ name }: { name: string }) => name, 'must not list a table twice'),
  ),
});
export type SqlDatabaseFile = z.infer<typeof sqlDatabaseFile>;

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()], {
  error: 'must be a text, a number, true, false or null',
});

/** `rows.json` and `hidden-rows.json`: the rows of each table, with a value for each column. */
export const sqlRowsFile = z.record(
  sqlName,
  z
    .array(z.array(cell, 'must be a list of values'), 'must be a list of rows')
    .check(z.maxLength(60, 'must have at most 60 rows')),
  'must be an object with the rows of each table',
);
export type SqlRows = z.infer<typeof sqlRowsFile>;

/** Longest statement of ours, in characters. */
export const SQL_MAX = 5_000;

/** `task.json`: everything about a task but its solution. The name of its folder is the id of its unit. */
export const sqlTaskFile = exactly({
  ...taskTexts,
  /** The folder of the database that it's about. */
  database: contentId,
  /** Whether the rows of the answer must come in the order of the solution's. */
  ordered: z.boolean('must be true or false'),
  /** What is different in MySQL, if anything that matters here is. */
  mysql: z.optional(paragraphs),
});
export type SqlTaskFile = z.infer<typeof sqlTaskFile>;
