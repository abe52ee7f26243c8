/** Compiles our solutions in Java and C++, each with the driver of its language. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { programOf } from '../../../shared/workspace/runner/cpp/program-of.mjs';
import { projectPath } from '../../webpack/paths.mjs';
import { runProgram } from './run-program.mjs';

/** A mistake as javac prints it: package, file, line and what is wrong. */
const JAVA_MISTAKE = /\bp(\d+)\/[\w.]+:(\d+): error: (.*)/g;

/**
 * Compiles the listings of all problems at once, each in a package of its own.
 * @param {{ solution: string, support: string, target: string, node: string | null }[]} problems
 * @param {string} folder for what is made
 * @returns {Promise<{ command?: string[], mistakes: string[] }[]>} what runs the driver with each, unless it's wrong
 */
export async function compileJava(problems, folder) {
  const classes = join(folder, 'classes');
  const sources = problems.map(({ solution, support, node }, index) => {
    const write = (name, text) => writeSource(join(folder, `p${index}`), name, text);
    return [write('solution', solution), ...(node ? [write(node, support)] : [])];
  });
  const mistakes = problems.map(() => []);
  const compile = async () => {
    const right = sources.filter((_, index) => mistakes[index].length === 0).flat();
    const driver = projectPath('scripts/content/compiled/Driver.java');
    const options = ['--release', '17', '-encoding', 'UTF-8', '-Xmaxerrs', '1000', '-d', classes];
    const { errors, failure } = await runProgram('javac', [...options, driver, ...right]);
    if (!failure) return;
    const found = [...errors.matchAll(JAVA_MISTAKE)];
    if (found.length === 0) throw new Error(errors);
    for (const [, index, line, text] of found) mistakes[index].push(`line ${line}: ${text}`);
    // It compiles none if one is wrong.
    await compile();
  };
  await compile();
  return problems.map(({ target, node }, index) => {
    if (mistakes[index].length > 0) return { mistakes: mistakes[index] };
    const names = [target, ...(node ? [node] : [])].map((name) => `p${index}.${name}`);
    return { command: ['java', '-XX:+UseSerialGC', '-cp', classes, 'Driver', ...names] };
  });
}

/** The package stands on the first line, so that the numbers of lines stay. */
function writeSource(folder, name, text) {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.java`);
  writeFileSync(path, `package ${basename(folder)}; ${text}`);
  return path;
}

/** What is undefined in C++ ends the program: it could pass by chance. */
const STRICT = ['-D_GLIBCXX_ASSERTIONS', '-fsanitize=undefined', '-fno-sanitize-recover=all'];

/** A mistake as g++ prints it: file, line and what is wrong. */
const CPP_MISTAKE = /([\w.]+):(\d+):\d+: (?:fatal )?error: (.*)/g;

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
  const drivers = ['scripts/content/compiled', 'shared/workspace/runner/cpp/driver'].map(
    projectPath,
  );
  const included = drivers.flatMap((driver) => ['-I', driver]);
  const options = ['-std=c++20', '-O1', ...STRICT, ...included, '-o', main];
  const { errors, failure } = await runProgram('g++', [...options, `${main}.cpp`]);
  if (!failure) return { command: [main] };
  const found = [...errors.matchAll(CPP_MISTAKE)];
  const mistakes = found.map(([, file, line, text]) =>
    file === 'solution.cpp' ? `line ${line}: ${text}` : `as ${file} uses it: ${text}`,
  );
  return { mistakes: mistakes.length > 0 ? mistakes : [errors] };
}

function mainOf(target, node, calls) {
  const names = new Set(calls.map(({ name }) => name));
  names.delete('new');
  const construction = calls.find(({ name }) => name === 'new');
  const program = { target, node, methods: [...names] };
  return `${node ? `#include "${node}.cpp"` : ''}
#include "solution.cpp"
#include "recorded.hpp"

int main() { return driver::run(${programOf({ ...program, constructorArguments: construction?.given.length ?? 0 })}); }
`;
}
