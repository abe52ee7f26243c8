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
  };
}
