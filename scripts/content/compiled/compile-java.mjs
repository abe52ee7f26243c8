import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectPath } from '../../webpack/paths.mjs';
import { runProgram } from './run-program.mjs';

/** A mistake as javac prints it: package, file, line and what is wrong. */
const MISTAKE = /\bp(\d+)\/[\w.]+:(\d+): error: (.*)/g;

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
    const found = [...errors.matchAll(MISTAKE)];
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
