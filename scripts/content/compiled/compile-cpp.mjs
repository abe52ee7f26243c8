import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '../../webpack/paths.mjs';
import { runProgram } from './run-program.mjs';

/** What is undefined in C++ ends the program: it could pass by chance. */
const STRICT = ['-D_GLIBCXX_ASSERTIONS', '-fsanitize=undefined', '-fno-sanitize-recover=all'];

/** A mistake as g++ prints it: file, line and what is wrong. */
const MISTAKE = /([\w.]+):(\d+):\d+: (?:fatal )?error: (.*)/g;

/**
 * Compiles each listing with the driver.
 * @param {{ solution: string, support: string, target: string, node: string | null, cases: object[][] }[]} problems
 * @param {string} folder for what is made
 * @param {Function} severalAtOnce like map, for work that takes time
 * @returns {Promise<{ command?: string[], mistakes: string[] }[]>} what runs each, unless it's wrong
 */
export const compileCpp = (problems, folder, severalAtOnce) =>
  severalAtOnce(problems, (problem, index) => compile(problem, join(folder, String(index))));

async function compile({ solution, support, target, node, cases }, folder) {
  mkdirSync(folder);
  const write = (name, text) => writeFileSync(join(folder, name), text);
  write('solution.cpp', solution);
  if (node) write(`${node}.cpp`, support);
  write('main.cpp', mainOf(target, node, cases.flat()));
  const main = join(folder, 'main');
  const driver = projectPath('scripts/content/compiled');
  const options = ['-std=c++20', '-O1', ...STRICT, '-I', driver, '-o', main];
  const { errors, failure } = await runProgram('g++', [...options, `${main}.cpp`]);
  if (!failure) return { command: [main] };
  const found = [...errors.matchAll(MISTAKE)];
  const mistakes = found.map(([, file, line, text]) =>
    file === 'solution.cpp' ? `line ${line}: ${text}` : `as ${file} uses it: ${text}`,
  );
  return { mistakes: mistakes.length > 0 ? mistakes : [errors] };
}

function mainOf(target, node, calls) {
  const nodes = node ?? 'driver::NoNode';
  const names = new Set(calls.map(({ name }) => name));
  names.delete('new');
  const methods = [...names].map(
    (name) => `{"${name}", driver::method<${nodes}>(&${target}::${name})}`,
  );
  const construction = calls.find(({ name }) => name === 'new');
  const given = (construction?.given ?? []).map(
    (_, index) => `driver::Argument<${target}, ${nodes}>{call, ${index}}`,
  );
  return `${node ? `#include "${node}.cpp"` : ''}
#include "solution.cpp"
#include "driver.hpp"

int main() {
  return driver::run<${target}, ${nodes}>(
      {${methods.join(', ')}},
      []([[maybe_unused]] driver::Call<${nodes}>& call) { return new ${target}(${given.join(', ')}); });
}
`;
}
