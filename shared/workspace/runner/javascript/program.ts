import type { CaseResult, Job, ProgramError } from '../protocol.ts';
import { append, apply, deleteProperty, keys, whenSettled } from './captured.ts';
import { giveClock } from './clock.ts';
import { describeError, type Place, type ProgramFile } from './describe-error.ts';
import { define } from './globals.ts';
import { keepIntrinsics } from './intrinsics.ts';
import { isInert, refusalOf } from './refusal.ts';
import { declarationsIn, expressionsIn, type Scope } from './scope.ts';
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
  /** Reports promises whose rejection nobody handled, and those that were handled later all the same. */
  onRejected(listener: (promise: object, reason: unknown) => void): void;
  onHandled(listener: (promise: object) => void): void;
}

/** On the first line, so that the numbers of lines stay. */
const STRICT = "'use strict'; ";

/** Takes what a case gives; it's there only meanwhile. A program that meddles with it spoils its own result. */
const TAKER = '__case';

const UNSETTLED: ProgramError = {
  type: 'Unsettled promise',
  text: 'Unsettled promise: this case waits for a promise that nothing is left to settle. Check that each path calls resolve or reject.',
  line: null,
};

/** What a script of ours hands over: its value, given the names it uses and what watches its calls of the program. */
type Evaluate = (scope: Scope, watch: Watch) => unknown;

type Watch = (called: unknown) => unknown;

interface Rejection {
  promise: object;
  error: ProgramError;
  handled: boolean;
}

/** How a script goes. */
interface Script {
  failure: ProgramError | null;
  rejections: Rejection[];
  /** Whether the value of the case is a promise. */
  waits: boolean;
  /** What the case has given. */
  actual: string | null;
  /** How often the case has called the program. */
  calls: number;
  /** What the program returned, if it was called once, before the case makes something else of it. */
  returned: string | null;
}

const nothingYet = (): Script => ({
  failure: null,
  rejections: [],
  waits: false,
  actual: null,
  calls: 0,
  returned: null,
});

function firstUnhandled({ rejections }: Script): ProgramError | null {
  for (let index = 0; index < rejections.length; index += 1) {
    const { handled, error } = rejections[index] as Rejection;
    if (!handled) return error;
  }
  return null;
}

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
  const clock = giveClock();
  const intrinsics = keepIntrinsics();
  const scope: Scope = intrinsics.globals;
  const files: ProgramFile[] = [];
  /** The script that is being run. */
  let current = nothingYet();
  const fail = (script: Script, thrown: unknown, place: Place | null = null) => {
    script.failure ??= describeError(thrown, files, place);
  };
  host.onUncaught((thrown, place) => fail(current, thrown, place));
  host.onRejected((promise, reason) => {
    const error = describeError(reason, files, null);
    append(current.rejections, { promise, error, handled: false });
  });
  host.onHandled((promise) => {
    for (let index = 0; index < current.rejections.length; index += 1) {
      const one = current.rejections[index] as Rejection;
      if (one.promise === promise) one.handled = true;
    }
  });

  const nextTimer = () => {
    try {
      return clock.next();
    } catch (thrown) {
      fail(current, thrown);
      return false;
    }
  };

  /** Runs what the script has put off, one timer after the other, until it has failed or given its value. */
  const goOn = (then: () => void) => {
    const { failure, actual } = current;
    if (!failure && actual === null && nextTimer()) return host.soon(() => goOn(then));
    // Browsers report rejected promises a task later.
    host.soon(() => {
      current.failure ??= firstUnhandled(current);
      then();
    });
  };

  const run = (text: string, name: ProgramFile['name'], then: () => void) => {
    current = nothingYet();
    clock.restart();
    const address = host.makeScript(STRICT + text);
    append(files, { address, name });
    host.soon(() => {
      host.soon(() => goOn(then));
      host.runScript(address);
    });
  };

  const watchOf =
    (script: Script): Watch =>
    (called) => {
      // What isn't a function fails where it is called.
      if (typeof called !== 'function') return called;
      return (...given: unknown[]) => {
        const value = apply(called, undefined, given);
        script.calls += 1;
        script.returned = script.calls === 1 && isInert(value) ? writeValue(value) : null;
        return value;
      };
    };

  /** Takes the value of a case. What it waits for may come when another case is being run. */
  const take = (evaluate: Evaluate) => {
    const script = current;
    const give = (value: unknown) => {
      try {
        script.failure ??= refusalOf(value);
        script.actual = writeValue(value);
      } catch (thrown) {
        fail(script, thrown);
      }
    };
    try {
      intrinsics.restore();
      const value = evaluate(scope, watchOf(script));
      if (!isAwaitable(value)) return give(value);
      script.waits = true;
      whenSettled(value, give, (reason) => fail(script, reason));
    } catch (thrown) {
      fail(script, thrown);
    }
  };

  let texts: string[] = [];
  const giveTaker = (taker: (evaluate: Evaluate) => void) =>
    define(TAKER, (evaluate: Evaluate) => {
      deleteProperty(globalThis, TAKER);
      taker(evaluate);
    });

  const runCase = (index: number) => {
    const given = cases[index];
    if (!given) return onEnd(null);
    giveTaker(take);
    run(texts[index] as string, 'case.js', () => {
      deleteProperty(globalThis, TAKER);
      const { waits, actual, failure, returned } = current;
      const error = failure ?? (waits && actual === null ? UNSETTLED : null);
      report({
        ...{ index, passed: false, actual: error ? null : actual, error },
        returned: returned === actual ? null : returned,
      });
      runCase(index + 1);
    });
  };

  const endOr = (next: () => void) => (current.failure ? onEnd(current.failure) : next());
  const runSource = () => {
    // Read before the program can tamper with what that takes.
    const script = expressionsIn(scope, TAKER, source);
    texts = cases.map(({ input }) => script(input));
    run(source, 'solution.js', () => endOr(() => runCase(0)));
  };
  if (!support) {
    runSource();
    return;
  }
  giveTaker((evaluate) => {
    const provided = evaluate(scope, (called) => called) as Scope;
    for (const name of keys(provided)) {
      scope[name] = provided[name];
      define(name, provided[name]);
    }
  });
  run(declarationsIn(scope, TAKER, support), 'provided.js', () => endOr(runSource));
}

/** As `await` sees it: anything with a method `then`. */
const isAwaitable = (value: unknown) =>
  ((typeof value === 'object' && value !== null) || typeof value === 'function') &&
  typeof (value as { then?: unknown }).then === 'function';
