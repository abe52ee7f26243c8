import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '../webpack/paths.mjs';

const read = (path) => readFileSync(path, 'utf8');
const perhaps = (path) => (existsSync(path) ? read(path) : '');

/** A DSA problem's content files, as far as they are run. */
export function problemIn(folder) {
  const facts = JSON.parse(read(join(folder, 'problem.json')));
  return {
    example: facts.example,
    support: facts.support ? read(projectPath(`api/content/dsa-support/${facts.support}.py`)) : '',
    solution: read(join(folder, 'solution.py')),
    starter: read(join(folder, 'starter.py')),
    naive: read(naiveIn(folder)),
    bruteForce: existsSync(join(folder, 'naive.py'))
      ? ''
      : perhaps(join(folder, 'approaches/brute-force.js')),
    generator: perhaps(join(folder, 'generator.py')),
    inputs: perhaps(join(folder, 'inputs.py')),
    cases: JSON.parse(read(join(folder, 'cases.json'))),
    javascript: javascriptIn(folder, facts.support),
    approaches: approachesIn(folder),
    compiled: compiledIn(folder, facts.support),
  };
}

/** What the cases must refuse. */
function naiveIn(folder) {
  const file = join(folder, 'naive.py');
  return existsSync(file) ? file : join(folder, 'approaches/brute-force.py');
}

/** The listings of the approaches before our solution; `javascript` and `cpp` are '' if there is none. */
function approachesIn(folder) {
  const file = join(folder, 'approaches.json');
  if (!existsSync(file)) return [];
  return JSON.parse(read(file)).before.map(({ id }) => ({
    id,
    python: read(join(folder, `approaches/${id}.py`)),
    javascript: perhaps(join(folder, `approaches/${id}.js`)),
    cpp: perhaps(join(folder, `approaches/${id}.cpp`)),
  }));
}

/** What it takes to solve it in JavaScript, or null. */
function javascriptIn(folder, support) {
  if (!existsSync(join(folder, 'solution.js'))) return null;
  return {
    support: support ? perhaps(projectPath(`api/content/dsa-support/${support}.js`)) : '',
    solution: read(join(folder, 'solution.js')),
    starter: read(join(folder, 'starter.js')),
    cases: JSON.parse(read(join(folder, 'cases.js.json'))),
  };
}

/** Our solution in the languages that browsers don't run, or null. */
function compiledIn(folder, support) {
  if (!existsSync(join(folder, 'solution.java'))) return null;
  const listing = (language) => ({
    solution: read(join(folder, `solution.${language}`)),
    support: support ? perhaps(projectPath(`api/content/dsa-support/${support}.${language}`)) : '',
  });
  return { java: listing('java'), cpp: listing('cpp') };
}

/** What JavaScript has printed, in Python's words: the example's output is Python's, the values are the same. */
export const asPython = (text) =>
  text
    .replaceAll('"', "'")
    .replaceAll('true', 'True')
    .replaceAll('false', 'False')
    .replaceAll('null', 'None')
    .replaceAll('.0', '');
