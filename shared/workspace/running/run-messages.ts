import type { SolutionLanguage } from '@site/shared/contracts/practice';
import { CASE_LIMIT_MS, type Outcome } from '../engine/engine.ts';
import { CPP_MEGABYTES } from '../language/cpp-size.ts';
import { languageNames } from '../language/solvable.ts';
import type { RunState } from '../run-state.ts';
import type { ProgramError } from '../runner/protocol.ts';

/** The message while a run is in progress. */
export function progressMessage({ phase, progress, language }: RunState): string {
  const name = languageNames[language];
  if (phase === 'running') return 'Running...';
  if (language === 'cpp') return cppProgress(progress);
  if (progress >= 1) return `Starting ${name}…`;
  return `Getting ${name} ready… ${Math.floor(progress * 100)}%`;
}

const cppProgress = (progress: number) =>
  progress >= 1
    ? 'Compiling…'
    : `Getting C++ ready… ${Math.floor(progress * CPP_MEGABYTES)} of ${CPP_MEGABYTES} MB`;

/** A message about how a run ended; null if its output says it all. */
export function outcomeMessage(
  outcome: Outcome,
  language: SolutionLanguage = 'python',
): { title: string; text: string } | null {
  const name = languageNames[language];
  switch (outcome.kind) {
    case 'time-limit':
      return {
        title: `Stopped after ${outcome.limitMs / 1_000} seconds`,
        text:
          outcome.limitMs === CASE_LIMIT_MS
            ? 'A case can take up to 2 seconds. Check for an infinite loop, or find a faster approach.'
            : 'Runs stop after 5 seconds. Check for an infinite loop.',
      };
    case 'busy':
      return {
        title: "We can't tell",
        text: 'This device was too busy to run your program in time, twice. Close what you need least, and try again.',
      };
    case 'stopped':
      return { title: 'Stopped', text: 'You stopped the run.' };
    case 'dead':
      return outcome.tooDeep ? tooDeep(name) : ended(name);
    case 'unavailable':
      return outcome.stage === 'fetch' ? notFetched(name) : notStarted(name);
    case 'finished':
      return outcome.error && errorMessage(outcome.error, hints[language]);
  }
}

const TOO_DEEP = 'Your program recurses too deeply. Check the base case of your recursion.';
const NO_MODULES = 'JavaScript itself is available here, but no modules and no packages.';

const tooDeep = (name: string) => ({
  title: 'Too many nested calls',
  text: `Your program recursed too deeply for ${name}. Check the base case of your recursion. ${name} is ready for the next run.`,
});

const ended = (name: string) => ({
  title: `Your program crashed ${name}`,
  text: `${name} is ready for the next run.`,
});

const notFetched = (name: string) => ({
  title: `We couldn't load ${name}`,
  text: 'Check your connection and try again.',
});

const notStarted = (name: string) => ({
  title: `${name} didn't start`,
  text: 'It needs a current browser with WebAssembly and some free memory.',
});

/** A message for an error whose own text isn't helpful enough; undefined for all others. */
type Hint = (error: ProgramError) => string | undefined;

const pythonHints: Record<string, string> = {
  MemoryError: 'Your program needs more than the 384 MiB it can use.',
  RecursionError: TOO_DEEP,
  ModuleNotFoundError: 'Most of the standard library is available here, but no other packages.',
};

const hints: Record<SolutionLanguage, Hint> = {
  python: ({ type }) => pythonHints[type],
  javascript({ type, text }) {
    // Chromium and Safari, and Firefox.
    if (/^RangeError: Maximum call stack|^InternalError: too much recursion/.test(text))
      return TOO_DEEP;
    if (type === 'SyntaxError' && /\b(import|export)\b/.test(text)) return NO_MODULES;
    if (type === 'ReferenceError' && /\brequire\b/.test(text)) return NO_MODULES;
  },
  cpp({ type, text }) {
    if (type === 'MemoryError') return pythonHints.MemoryError;
    return cppHints.find(([said]) => text.includes(said))?.[1];
  },
};

/** By what clang and the checks at run time say. */
const cppHints: [said: string, hint: string][] = [
  ['recurses too deeply', TOO_DEEP],
  [
    'undeclared identifier',
    'Nothing has this name here. Check its spelling, and that it is declared above.',
  ],
  ["expected ';'", 'A semicolon is missing at the end of a statement.'],
  ["expected '}'", 'A brace is opened and never closed.'],
  ['extraneous closing brace', 'A brace is closed that was never opened.'],
  ['no member named', 'What stands before the dot has nothing of this name.'],
  [
    'no matching function',
    'No function of this name takes these arguments. Compare their number and types.',
  ],
  ['no viable conversion', 'This value is of another type than the one expected here.'],
  ['cannot initialize', 'This value is of another type than the one expected here.'],
  [
    'unknown type name',
    'This type is unknown here. Check its spelling, and that its header is included.',
  ],
  ['file not found', 'The standard library is available here, but no other libraries.'],
];

const errorMessage = (error: ProgramError, hint: Hint) => ({
  title: error.line ? `${error.type} on line ${error.line}` : error.type,
  text: hint(error) ?? messageOf(error),
});

/**
 * The exception's own message: on a phone the traceback is wider than its box, so its end is out of sight.
 */
function messageOf({ type, text }: ProgramError): string {
  const said = text.split('\n').findLast((line) => line.startsWith(`${type}: `));
  return said?.slice(type.length + 2) ?? '';
}
