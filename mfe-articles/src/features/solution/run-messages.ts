import type { ProgramError } from '../../../runner/protocol.ts';
import type { Outcome } from './python/outcome.ts';
import type { RunState } from './run-state.ts';

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
        title: 'Stopped after 5 seconds',
        text: 'That is the limit for one run. Is there a loop that never ends?',
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
  text: 'The program called itself so often that Python had to give up. Does the recursion ever end? Python is ready again for the next run.',
};

const ended = {
  title: 'The program crashed Python',
  text: 'Python is ready again for the next run.',
};

const notFetched = {
  title: 'Python could not be loaded',
  text: 'Check your connection and try again.',
};

const notStarted = {
  title: 'Python did not start',
  text: 'It needs a current browser with WebAssembly and some free memory.',
};

/** Messages for exceptions whose own text isn't helpful enough. */
const hints: Record<string, string> = {
  MemoryError: 'The program needs more memory than the 384 MiB it may use.',
  RecursionError: 'The program calls itself too often. Does the recursion ever end?',
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
