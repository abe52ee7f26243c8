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
    naive: read(join(folder, 'naive.py')),
    generator: perhaps(join(folder, 'generator.py')),
    cases: JSON.parse(read(join(folder, 'cases.json'))),
    javascript: javascriptIn(folder, facts.support),
  };
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
