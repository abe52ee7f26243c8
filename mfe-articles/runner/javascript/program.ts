import type { CaseResult, Job, ProgramError } from '../protocol.ts';
import { append, deleteProperty } from './captured.ts';
import { describeError, type Place, type ProgramFile } from './describe-error.ts';
import { define } from './globals.ts';
import { writeValue } from './write-value.ts';

/** What the browser does for a program. */
export interface Host {
  /** Makes a script of a text. @returns its address */
  makeScript(text: string): string;
  /** Runs a script. What it throws reaches `onUncaught`, and nobody else. */
  runScript(address: string): void;
  /** Calls back once everything that is under way has ended. */
  soon(task: () => void): void;
  onUncaught(listener: (thrown: unknown, place: Place) => void): void;
}

/** On the first line, so that the numbers of lines stay. */
const STRICT = "'use strict'; ";

/** Takes what a case gives; it's there only meanwhile. A program that meddles with it spoils its own result. */
const TAKER = '__case';

/**
 * Runs a program and then its cases, one script each, since the policy doesn't let texts be evaluated. What a case
 * should give isn't known here: the page compares, so nothing that a program tampers with can make a case pass.
 */
export function runProgram(
  { source, support, cases }: Pick<Job, 'source' | 'support' | 'cases'>,
  host: Host,
  report: (result: CaseResult) => void,
  onEnd: (error: ProgramError | null) => void,
): void {
  const files: ProgramFile[] = [];
  /** How the script that is being run has failed, and what a case has given. */
  let failure: ProgramError | null = null;
  let actual: string | null = null;
  host.onUncaught((thrown, place) => {
    failure ??= describeError(thrown, files, place);
  });

  const run = (text: string, name: ProgramFile['name'], then: () => void) => {
    failure = null;
    actual = null;
    const address = host.makeScript(STRICT + text);
    append(files, { address, name });
    // What it has left to do afterwards, such as settling promises, belongs to it.
    host.soon(() => {
      host.soon(then);
      host.runScript(address);
    });
  };

  const runCase = (index: number) => {
    const given = cases[index];
    if (!given) return onEnd(null);
    define(TAKER, (evaluate: () => unknown) => {
      deleteProperty(globalThis, TAKER);
      try {
        actual = writeValue(evaluate());
      } catch (thrown) {
        failure = describeError(thrown, files, null);
      }
    });
    run(`${TAKER}(() => (${given.input}\n));`, 'case.js', () => {
      deleteProperty(globalThis, TAKER);
      report({ index, passed: false, actual: failure ? null : actual, error: failure });
      runCase(index + 1);
    });
  };

  const runSource = () => run(source, 'solution.js', () => (failure ? onEnd(failure) : runCase(0)));
  if (support) run(support, 'provided.js', () => (failure ? onEnd(failure) : runSource()));
  else runSource();
}
