import type { ProgramError } from '../../../runner/protocol.ts';
import type { Outcome } from './python/outcome.ts';
import type { RunState } from './run-state.ts';

/** What is said while a run is under way. */
export function progressWords({ phase, progress }: RunState): string {
  if (phase === 'running') return 'Running...';
  if (progress >= 1) return 'Starting Python…';
  return `Getting Python ready… ${Math.floor(progress * 100)} %`;
}

/** How a run ended, where that needs words; null where its output says it all. */
export function outcomeWords(outcome: Outcome): { title: string; text: string } | null {
  switch (outcome.kind) {
    case 'time-limit':
      return {
        title: 'Stopped after 5 seconds',
        text: 'A run may take no longer. Is there a loop that never ends?',
      };
    case 'stopped':
      return { title: 'Stopped', text: 'You have stopped the run.' };
    case 'dead':
      return outcome.tooDeep ? tooDeep : ended;
    case 'unavailable':
      return outcome.stage === 'fetch' ? notFetched : notStarted;
    case 'finished':
      return outcome.error && errorWords(outcome.error);
  }
}

const tooDeep = {
  title: 'The calls went too deep',
  text: 'The program called itself so often that Python had to give up. Which call ends it? Python is ready again for the next run.',
};

const ended = {
  title: 'The program ended Python itself',
  text: 'Python is ready again for the next run.',
};

const notFetched = {
  title: 'Python could not be fetched',
  text: 'Check your connection and try again.',
};

const notStarted = {
  title: 'Python did not start',
  text: 'It needs a current browser with WebAssembly and some free memory.',
};

/** Where what the exception says is not enough. */
const hints: Record<string, string> = {
  MemoryError: 'The program needs more memory than the 384 MiB it may use.',
  RecursionError: 'The program calls itself too often. Which call ends it?',
  ModuleNotFoundError: 'Here is Python with most of its standard library, and no other packages.',
};

const errorWords = (error: ProgramError) => ({
  title: error.line ? `${error.type} in line ${error.line}` : error.type,
  text: hints[error.type] ?? messageOf(error),
});

/** What the exception says: on a phone the traceback is wider than its box, and ends out of sight. */
function messageOf({ type, text }: ProgramError): string {
  const said = text.split('\n').findLast((line) => line.startsWith(`${type}: `));
  return said?.slice(type.length + 2) ?? '';
}
