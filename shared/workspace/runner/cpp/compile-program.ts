import type { CppSignature } from '@site/shared/contracts/practice';
import type { Command, Tree } from '@yowasp/clang';
import { compileArguments, linkArguments } from './commands.mjs';
import { programOf } from './program-of.mjs';
import type { Compilation, Compiled } from './protocol.ts';

/**
 * Compiles a program and links it.
 * @param driver the driver's headers, and what is compiled ahead of all programs
 */
export async function compileProgram(
  given: Compilation,
  driver: Tree,
  llvm: Command,
): Promise<Compiled> {
  const run = runOf(llvm);
  const sources: Tree = {
    driver,
    'main.cpp': mainOf(given),
    'provided.cpp': given.support,
    'solution.cpp': given.source,
  };
  const compiled = await run('clang++', compileArguments('main.cpp', 'main.o'), sources);
  const object = compiled.files?.['main.o'];
  if (!object) return { type: 'refused', printed: compiled.printed };
  const own = { 'main.o': object, driver };
  const objects = ['main.o', 'driver/driver.o', 'driver/exported.o'];
  const linked = await run('wasm-ld', linkArguments(objects, 'main.wasm'), own);
  const program = linked.files?.['main.wasm'];
  if (!(program instanceof Uint8Array)) return { type: 'refused', printed: linked.printed };
  return { type: 'compiled', program: program.slice().buffer };
}

/** Nothing but the program itself stands in its file, so that its lines are its own. */
const mainOf = ({ signature }: Compilation) =>
  `#include "provided.cpp"\n#include "solution.cpp"\n${signature ? callsOf(signature) : ''}`;

const callsOf = (
  signature: CppSignature,
) => `static ::driver::Program driver_program = ${programOf(signature)};
DRIVER_EXPORT("driver_answer") const ::std::string* driver_answer() {
  return ::driver::answer(driver_program);
}
`;

/** Enough for the first mistakes. */
const MOST_PRINTED = 20_000;

const runOf =
  (llvm: Command) => async (name: 'clang++' | 'wasm-ld', args: string[], files: Tree) => {
    const decoder = new TextDecoder();
    let printed = '';
    const options = {
      decodeASCII: false,
      fetchProgress() {},
      stdout: null,
      stderr(bytes: Uint8Array | null) {
        if (bytes && printed.length < MOST_PRINTED)
          printed += decoder.decode(bytes, { stream: true });
      },
    };
    try {
      return { files: await llvm([name, ...args], files, options), printed };
    } catch (error) {
      // How the package reports that the command has failed; anything else is a crash of the compiler.
      if (error instanceof Error && 'code' in error) return { files: undefined, printed };
      throw error;
    }
  };
