import type { ProgramError } from '../../../../runner/protocol.ts';
import { CASE_LIMIT_MS, type Outcome } from '../engine/outcome.ts';
import type { RunState } from '../run-state.ts';

/** The message while a run is in progress. */
export function progressMessage({ phase, progress }: RunState): string {
  if (phase === 'running') return 'Running...';
  if (progress >= 1) return 'Starting Python…';
  return `Getting Python ready… ${Math.floor(progress * 100)} %`;
}

/** A message about how a run ended; null if its output says it all. */
export function outcomeMessage(outcome: Outcome): { title: string; text: string } | null {
  switch (outcome.kind) {
    case 'time-limit':
      return {
        title: `Stopped after ${outcome.limitMs / 1_000} seconds`,
        text:
          outcome.limitMs === CASE_LIMIT_MS
            ? 'A case can take up to 2 seconds. Check for an infinite loop, or find a faster approach.'
            : 'Runs stop after 5 seconds. Check for an infinite loop.',
      };
    case 'stopped':
      return { title: 'Stopped', text: 'You stopped the run.' };
    case 'dead':
      return outcome.tooDeep ? tooDeep : ended;
    case 'unavailable':
      return outcome.stage === 'fetch' ? notFetched : notStarted;
    case 'finished':
      return outcome.error && errorMessage(outcome.error);
  }
}

const tooDeep = {
  title: 'Too many nested calls',
  text: 'Your program recursed too deeply for Python. Check the base case of your recursion. Python is ready for the next run.',
};

const ended = {
  title: 'Your program crashed Python',
  text: 'Python is ready for the next run.',
};

const notFetched = {
  title: "We couldn't load Python",
  text: 'Check your connection and try again.',
};

const notStarted = {
  title: "Python didn't start",
  text: 'It needs a current browser with WebAssembly and some free memory.',
};

/** Messages for exceptions whose own text isn't helpful enough. */
const hints: Record<string, string> = {
  MemoryError: 'Your program needs more than the 384 MiB it can use.',
  RecursionError: 'Your program recurses too deeply. Check the base case of your recursion.',
  ModuleNotFoundError: 'Most of the standard library is available here, but no other packages.',
};

const errorMessage = (error: ProgramError) => ({
  title: error.line ? `${error.type} on line ${error.line}` : error.type,
  text: hints[error.type] ?? messageOf(error),
});

/**
 * The exception's own message: on a phone the traceback is wider than its box, so its end is out of sight.
 */
function messageOf({ type, text }: ProgramError): string {
  const said = text.split('\n').findLast((line) => line.startsWith(`${type}: `));
  return said?.slice(type.length + 2) ?? '';
}
