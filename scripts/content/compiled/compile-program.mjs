import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '../../webpack/paths.mjs';
import { runProgram } from './run-program.mjs';

const TERMINAL = projectPath('scripts/content/compiled/terminal.h');

/** By the language of a question. */
export const COMPILER_OF = { java: 'javac', cpp: 'g++', c: 'gcc' };

/** For javac: what takes part of a second isn't worth a second look at its own code, or threads that collect garbage. */
const BRIEFLY = ['-J-XX:TieredStopAtLevel=1', '-J-XX:+UseSerialGC'];

/** How a whole program is compiled in its folder, and what runs it then; `whole` is false for code without `main`. */
const COMPILING = {
  java: (folder) => ({
    file: 'Main.java',
    options: [...BRIEFLY, '-d', folder],
    command: ['java', '-cp', folder, 'Main'],
  }),
  cpp: (folder, whole) => native(folder, whole, 'main.cpp', ['-std=c++20']),
  c: (folder, whole) => native(folder, whole, 'main.c', ['-include', TERMINAL]),
};

/** What C and C++ leave undefined, as far as it can be noticed, isn't compiled or ends a program: it means nothing. */
const DEFINED_ONLY = [
  '-Werror=sequence-point',
  '-fsanitize=undefined',
  '-fsanitize-undefined-trap-on-error',
];

function native(folder, whole, file, options) {
  const main = join(folder, 'main');
  const output = whole ? ['-o', main] : ['-fsyntax-only'];
  return { file, options: ['-pthread', ...DEFINED_ONLY, ...options, ...output], command: [main] };
}

/** A mistake as compilers print it, behind the name of the file. */
const MISTAKE = /:([0-9]+):(?:[0-9]+:)? (?:fatal )?error: (.*)/;

export const isCompiled = (language) => Object.hasOwn(COMPILING, language);

/**
 * @param {{ language: string, text: string }} code
 * @param {string} folder that is empty
 * @returns {Promise<{ command?: string[], mistake?: { line: number, message: string } }>} what runs it, or the first
 *   mistake
 */
export async function compileProgram({ language, text }, folder) {
  const whole = /\bmain\(/.test(text);
  const { file, options, command } = COMPILING[language](folder, whole);
  writeFileSync(join(folder, file), text);
  const { errors, failure } = await runProgram(COMPILER_OF[language], [
    ...options,
    join(folder, file),
  ]);
  if (!failure) return { command };
  const [, line = '0', message = errors] = MISTAKE.exec(errors) ?? [];
  return { mistake: { line: Number(line), message } };
}
