/** The messages between page and worker, and from the frame to the worker. What a worker sends is checked before it's used. */

/** The files: PostgreSQL as WebAssembly, what it reads, an empty database, the worker's script. */
export type Role = 'engine' | 'share' | 'cluster' | 'worker';

/** Frame to worker, with the worker's port. */
export interface Supply {
  engine: WebAssembly.Module;
  share: ArrayBuffer;
  cluster: ArrayBuffer;
}

/** Page to worker: statements to run in a database of their own. */
export interface Job {
  /** Makes the tables and their rows. */
  setup: string;
  statement: string;
  /** The query that shows what the statement has changed; null if the statement's own rows are what counts. */
  check: string | null;
}

/** A value as PostgreSQL writes it; null for NULL. */
export type Value = string | null;

/** The rows of one statement. */
export interface Result {
  columns: Column[];
  /** At most `ROWS`. */
  rows: Value[][];
  /** How many rows there are. */
  total: number;
}

export interface Column {
  name: string;
  /** Numbers are equal however many zeros end them. */
  isNumber: boolean;
}

/** Why PostgreSQL refused a statement. */
export interface SqlError {
  message: string;
  detail: string;
  hint: string;
  /** Where in the statement, in characters from 1; null if it doesn't say. */
  position: number | null;
}

/** What became of a job. */
export type Outcome =
  | { kind: 'result'; result: Result; affected: number | null }
  | { kind: 'error'; error: SqlError };

/** Worker to page. One that has failed can run nothing more. */
export type WorkerMessage =
  | { type: 'ready' }
  | { type: 'failed'; message: string }
  | { type: 'outcome'; outcome: Outcome };

/** The most rows that a worker hands over. */
export const ROWS = 1_000;
