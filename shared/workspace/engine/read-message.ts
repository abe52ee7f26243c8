import type { CaseResult, ProgramError, WorkerMessage } from '../runner/protocol.ts';

const LONGEST = 100_000;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, LONGEST) : '');
const textOrNull = (value: unknown) => (typeof value === 'string' ? textOf(value) : null);
const numberOf = (value: unknown) => (Number.isSafeInteger(value) ? Number(value) : 0);

/**
 * A worker's message in its expected shape; null for anything else. The program that runs there may forge
 * messages, so nothing is used unchecked.
 */
export function readMessage(data: unknown): WorkerMessage | null {
  if (!isFields(data)) return null;
  switch (data.type) {
    case 'ready':
      return { type: data.type };
    case 'output':
      return { type: 'output', text: textOf(data.text) };
    case 'tail':
      return { type: 'tail', text: textOf(data.text), omitted: numberOf(data.omitted) };
    case 'case':
      return isFields(data.result) ? { type: 'case', result: caseOf(data.result) } : null;
    case 'done':
      return { type: 'done', error: errorOf(data.error), memory: numberOf(data.memory) };
    case 'dead':
      return { type: 'dead', tooDeep: data.tooDeep === true };
    default:
      return null;
  }
}

const caseOf = ({ index, passed, actual, returned, error }: Fields): CaseResult => ({
  index: numberOf(index),
  passed: passed === true,
  actual: textOrNull(actual),
  returned: textOrNull(returned),
  error: errorOf(error),
});

const errorOf = (error: unknown): ProgramError | null =>
  isFields(error)
    ? { type: textOf(error.type), text: textOf(error.text), line: numberOf(error.line) || null }
    : null;
