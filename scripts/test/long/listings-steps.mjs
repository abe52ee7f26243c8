import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findProgram } from '../../process/find-program.mjs';
import { projectPath } from '../../webpack/paths.mjs';
import { byExtent } from '../extent.mjs';
import { notRun, verdict } from '../run-steps.mjs';

/** What a script says, which is JSON. */
async function answerOf(script, ...args) {
  const { stdout } = await promisify(execFile)(process.execPath, [projectPath(script), ...args], {
    cwd: projectPath(''),
    maxBuffer: 10 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

const check = (script, ...args) => answerOf(`scripts/runner/${script}`, '--json', ...args);

function counted(results) {
  const failed = results.filter(({ failures }) => failures.length > 0);
  const output = failed.map(({ slug, failures }) => `${slug}\n  ${failures.join('\n  ')}`);
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    output: output.join('\n'),
  };
}

/** What is checked of every DSA problem; `npm test` checks it of some. */
const checkStep = (name, script) => ({
  name: `listings: ${name}`,
  run: async () => counted(await check(script)),
});

export const listingsSteps = [
  checkStep('brute force is refused', 'check-naive.mjs'),
  checkStep('approaches are right about what they finish', 'check-approaches.mjs'),
  checkStep('approaches agree with our solutions', 'check-agreement.mjs'),
  checkStep('generators make growing inputs', 'check-generators.mjs'),
  {
    name: 'listings: SQL answers its tasks',
    run: async () => {
      const { checked, faults } = await answerOf('scripts/postgres/check-tasks.mjs');
      return { passed: checked - faults.length, failed: faults.length, output: faults.join('\n') };
    },
  },
];

const COMPILERS = [
  { language: 'java', name: 'Java', compiler: 'javac' },
  { language: 'cpp', name: 'C++', compiler: 'g++' },
];

/** A function, a class, and nodes whose identity matters. */
const SAMPLE = ['two-sum', 'lru-cache', 'clone-graph'];

/** How what is wrong in scripts/runner/planted-compiled is told. */
const PLANTED = {
  java: [
    ['line 2: cannot find symbol', 'line 3: cannot find symbol'],
    ['fails case "the argument stays"', 'fails case "large"', 'fails case "none"'],
  ],
  cpp: [
    ["line 6: 'missing' was not declared in this scope"],
    ['ends with code 1 in case "large"', 'fails case "the argument stays"'],
  ],
};

/** Our solutions in languages that browsers don't run, which nothing else tries, on machines that have compilers. */
export const compiledSteps = COMPILERS.flatMap(({ language, name, compiler }) => {
  const step = (what, run) => ({
    name: `listings: ${what}`,
    run: () => (findProgram(compiler) ? run() : notRun(`${compiler} is not installed`)),
  });
  const checkCompiled = (...args) => check('check-compiled.mjs', '--language', language, ...args);
  return [
    step(`faults in ${name} are found`, async () => {
      const folder = projectPath('scripts/runner/planted-compiled');
      const found = (await checkCompiled('--folder', folder)).map(({ failures }) => failures);
      const told = PLANTED[language].map((failures) =>
        failures.map((one) => `solution.${language} ${one}`),
      );
      const ok =
        found.length === told.length &&
        found.every(
          (failures, place) =>
            failures.length === told[place].length &&
            failures.every((one, index) => one.startsWith(told[place][index])),
        );
      return verdict({ ok, output: JSON.stringify(found, null, 2) });
    }),
    step(`our solutions in ${name} pass their cases`, async () =>
      counted(await checkCompiled(...byExtent({ few: SAMPLE, some: [], all: [] }))),
    ),
  ];
});
