/** A line of a statement with an error, split at the marked word. */
export interface MarkedLine {
  /** From 1. */
  number: number;
  before: string;
  marked: string;
  after: string;
}

/** @param position in characters from 1, as PostgreSQL counts them */
export function lineOf(statement: string, position: number): MarkedLine {
  const start = [...statement].slice(0, position - 1).join('').length;
  const from = statement.lastIndexOf('\n', start - 1) + 1;
  const next = statement.indexOf('\n', start);
  const line = statement.slice(from, next < 0 ? undefined : next);
  const column = start - from;
  const word = /^[\w"']+/.exec(line.slice(column))?.[0] ?? line.slice(column, column + 1);
  return {
    number: statement.slice(0, from).split('\n').length,
    before: line.slice(0, column),
    marked: word,
    after: line.slice(column + word.length),
  };
}
