import * as z from 'zod/mini';
import { exerciseFields } from './exercise-fields.ts';
import { sqlRowsFile, sqlTable } from './sql-files.ts';

export const sqlDatabase = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Each after those that it refers to. */
  tables: z.array(sqlTable),
  rows: sqlRowsFile,
  /** Other rows, on which an answer must be right as well. */
  hiddenRows: sqlRowsFile,
});
export type SqlDatabase = z.infer<typeof sqlDatabase>;

/** A task of a unit, solved in SQL. Texts are plain; blank lines separate paragraphs, `backquotes` mark code. */
export const sqlTask = z.object({
  kind: z.literal('sql'),
  ...exerciseFields,
  title: z.string(),
  description: z.string(),
  /** Whether the rows of the answer must come in the order of the solution's. */
  ordered: z.boolean(),
  /** To be shown one after the other. */
  hints: z.array(z.string()),
  /** Our solution. */
  code: z.string(),
  /** As that of a DSA problem's listing. */
  codeHtml: z.string(),
  explanation: z.string(),
  /** What is different in MySQL; null if nothing that matters here is. */
  mysql: z.nullable(z.string()),
  /** Statements whose last rows show what a learner's have changed; null if the task is to write a query. */
  check: z.nullable(z.string()),
  database: sqlDatabase,
});
export type SqlTask = z.infer<typeof sqlTask>;
