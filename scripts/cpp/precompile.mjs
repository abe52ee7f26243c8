import { commands } from '@yowasp/clang';
import { compileArguments, headerArguments } from '../../shared/workspace/runner/cpp/commands.mjs';

const quiet = { fetchProgress() {} };

/**
 * Compiles what is the same for all programs.
 * @param {Record<string, string>} sources the driver's
 * @returns {Promise<Record<string, Uint8Array>>} the precompiled header and objects, with the headers that clang looks
 *   for again beside them
 */
export async function precompile(sources) {
  const header = await headerOf(sources);
  const files = { driver: { ...sources, 'prelude.pch': header } };
  const made = { 'prelude.pch': header };
  for (const name of ['driver', 'exported']) {
    const args = compileArguments(`driver/${name}.cpp`, `${name}.o`);
    const all = await commands['clang++'](args, files, { ...quiet, decodeASCII: false });
    made[`${name}.o`] = all[`${name}.o`];
  }
  const headers = Object.entries(sources).filter(([name]) => !name.endsWith('.cpp'));
  for (const [name, text] of headers) made[name] = new TextEncoder().encode(text);
  return made;
}

/** Through the standard output: into a file, the package copies all of it for each few kilobytes that are written. */
async function headerOf(sources) {
  const parts = [];
  const stdout = (bytes) => bytes && parts.push(bytes.slice());
  await commands['clang++'](
    headerArguments('driver/prelude.hpp'),
    { driver: sources },
    { ...quiet, stdout },
  );
  return new Uint8Array(Buffer.concat(parts));
}
