import { readdirSync, readFileSync } from 'node:fs';
import { projectPath } from '../webpack/paths.mjs';

const FOLDER = projectPath('scripts/mutations/');

/**
 * Every mutation: a patch that puts a fault back, and above it in plain words which fault that is and what
 * must notice it.
 * @returns {{ name: string, patch: string, fault: string, by: string, expected: string }[]} `by` is a file of
 *   tests and `expected` the full title of the test that must fail; or `by` is a check and `expected` what
 *   it must say
 */
export const readMutations = () =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.patch'))
    .sort()
    .map((file) => ({
      name: file.slice(0, -'.patch'.length).replaceAll('-', ' '),
      patch: FOLDER + file,
      ...readHeader(file),
    }));

/** @throws if it doesn't say all that it has to */
function readHeader(file) {
  const [header] = readFileSync(FOLDER + file, 'utf8').split('\ndiff --git ');
  const [fault, by, expected] = ['Fault', 'Caught by', 'Expected'].map((field) => {
    const line = header.split('\n').find((one) => one.startsWith(`${field}: `));
    if (!line) throw new Error(`scripts/mutations/${file} has no line "${field}: …".`);
    return line.slice(field.length + 2);
  });
  return { fault, by, expected };
}
