import {
  type Column,
  type Outcome,
  type Result,
  ROWS,
  type SqlError,
  type Value,
  type WorkerMessage,
} from '../../../../postgres/protocol.ts';

/** A worker's message; null if it isn't one of ours. */
export function readMessage(data: unknown): WorkerMessage | null {
  if (!isObject(data)) return null;
  if (data.type === 'ready') return { type: 'ready' };
  if (data.type === 'failed') return { type: 'failed', message: textOf(data.message) };
  if (data.type !== 'outcome' || !isObject(data.outcome)) return null;
  const outcome = outcomeOf(data.outcome);
  return outcome && { type: 'outcome', outcome };
}

function outcomeOf({ kind, result, affected, error }: Fields): Outcome | null {
  if (kind === 'error' && isObject(error)) return { kind, error: errorOf(error) };
  if (kind !== 'result' || !isObject(result)) return null;
  return { kind, result: resultOf(result), affected: numberOr(affected, null) };
}

function resultOf({ columns, rows, total }: Fields): Result {
  const named = listOf(columns).map((column): Column => {
    const { name, type } = isObject(column) ? column : {};
    return { name: textOf(name), type: textOf(type) };
  });
  const read = listOf(rows)
    .slice(0, ROWS)
    .map((row): Value[] => named.map((_, at) => cellOf(listOf(row)[at])));
  return { columns: named, rows: read, total: numberOr(total, read.length) };
}

const errorOf = ({ message, detail, hint, position }: Fields): SqlError => ({
  message: textOf(message),
  detail: textOf(detail),
  hint: textOf(hint),
  position: numberOr(position, null),
});

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const cellOf = (value: unknown): Value => (typeof value === 'string' ? value : null);
const numberOr = <Other>(value: unknown, other: Other): number | Other =>
  typeof value === 'number' && Number.isFinite(value) ? value : other;
