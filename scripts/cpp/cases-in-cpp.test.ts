import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, createContext, runInContext } from 'node:vm';
import { cppProgramOf } from '../../api/src/areas/practice/dsa-problems/cpp-program.ts';
import { standIns } from '../../shared/workspace/runner/cpp/stand-ins.ts';
import { problemIn } from '../content/problem-folder.mjs';

const FOLDER = join(__dirname, '../../api/content/dsa-problems');
const problems = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name: slug }) => {
    const { javascript, compiled } = problemIn(join(FOLDER, slug));
    return javascript && compiled ? [{ slug, javascript, cpp: compiled.cpp }] : [];
  });

/** What the cases of C++ call, with a program that answers nothing. */
const PROGRAM = 'const __program = { call() {}, make: () => 0, useNodes() {} };';
const LIMIT_MS = 1_000;

/** The name of an error, or ''. An expression may well fail on an empty answer, or wait for one. */
function failureOf(expression: string, context: Context): string {
  try {
    runInContext(expression, context, { timeout: LIMIT_MS });
    return '';
  } catch (error) {
    return String(error);
  }
}

test.each(problems)(
  'cases of $slug use nothing that only a program in JavaScript defines: programs in C++ have the same ones',
  ({ javascript, cpp }) => {
    const { signature } = cppProgramOf(cpp.solution, cpp.support);
    const context = createContext({});
    runInContext([PROGRAM, javascript.support, standIns(signature)].join('\n'), context);
    const names = Object.keys(context);
    const failures = javascript.cases.map(({ input }: { input: string }) =>
      failureOf(`(${input})`, context),
    );
    expect(failures).not.toContainEqual(expect.stringContaining('ReferenceError'));
    // None has defined a name for those after it.
    expect(Object.keys(context)).toEqual(names);
  },
);
