/**
 * node --import tsx scripts/cpp/try-problems.mjs SLUG … compiles our solutions to these problems as browsers do, runs
 * their cases, and prints how each went: the milliseconds for compiling and for the slowest case. `--all` takes every
 * problem, `--source` another program than ours.
 */
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cppProgramOf } from '../../api/src/areas/practice/dsa-problems/cpp-program.ts';
import { problemIn } from '../content/problem-folder.mjs';
import { projectPath } from '../webpack/paths.mjs';
import { runCpp } from './run-cpp.mjs';

const FOLDER = projectPath('api/content/dsa-problems');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, source: { type: 'string' } },
});
const slugs = values.all
  ? readdirSync(FOLDER, { withFileTypes: true }).flatMap((one) =>
      one.isDirectory() ? one.name : [],
    )
  : positionals;
for (const slug of slugs) {
  const { javascript, compiled } = problemIn(`${FOLDER}/${slug}`);
  const { solution, support } = compiled.cpp;
  const { signature } = cppProgramOf(solution, support);
  const { cases } = javascript;
  const ran = await runCpp({
    source: values.source ?? solution,
    cpp: { support, signature },
    support: javascript.support,
    cases: cases.map(({ input, expected }) => ({ input, expected })),
  });
  const failed = cases.flatMap(({ name }, index) => (ran.cases[index]?.passed ? [] : [name]));
  console.log(
    slug,
    ran.milliseconds,
    Math.max(...ran.cases.map(({ milliseconds }) => milliseconds)),
    failed.length === 0
      ? 'ok'
      : JSON.stringify({
          failed,
          ...ran.error,
          first: ran.cases.find(({ passed }) => !passed),
        }).slice(0, 600),
  );
}
