/** The messages between page and worker, and from the frame to the worker. What a worker sends is checked before it's used. */

/** The files: PostgreSQL as WebAssembly, its data files, an empty database, the worker's script. */
export type Role = 'engine' | 'share' | 'cluster' | 'worker';

/** Frame to worker, with the worker's port. */
export interface Supply {
  engine: WebAssembly.Module;
  share: ArrayBuffer;
  cluster: ArrayBuffer;
}

/** Page to worker: statements to run in a database of their own. */
export interface Job {
  /** Creates the tables and their rows. */
  setup: string;
  statement: string;
  /** Statements whose last rows show what the statement has changed; null if its own rows count. */
  check: string | null;
  /** Whether rows of the statement's own, such as those of `explain`, are shown instead of the check's. */
  ownFirst: boolean;
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
  /** PostgreSQL's name, such as `timestamp with time zone`; '' for a type that tasks don't use. */
  type: string;
}

/** Why PostgreSQL refused a statement. */
export interface SqlError {
  message: string;
  detail: string;
  hint: string;
  /** The position in the statement, in characters from 1; null if unknown. */
  position: number | null;
}

/** The outcome of a job. */
export type Outcome =
  /** `affected` is how many rows the last statement has changed; null if it's of another kind. */
  { kind: 'result'; result: Result; affected: number | null } | { kind: 'error'; error: SqlError };

/** Worker to page. One that has failed can run nothing more. */
export type WorkerMessage =
  | { type: 'ready' }
  | { type: 'failed'; message: string }
  | { type: 'outcome'; outcome: Outcome };

/** The most rows that a worker returns. */
export const ROWS = 1_000;
