/**
 * Python's memory at the moment it is ready for a learner's program, as a file. Made once by the build
 * (scripts/runner/make-image.mjs), since restoring it takes a fraction of the time that starting Python takes.
 *
 * The file begins with the head of Pyodide's own snapshot, whose second word is the head's length. The
 * number of pages follows that differ from the memory with which the engine begins, then their numbers, then the pages.
 */
import { type Engine, type EngineSettings, startEngine } from './start-engine.ts';

const PAGE = 4096;
const WORD = Uint32Array.BYTES_PER_ELEMENT;

const headLength = (snapshot: Uint8Array) => wordsOf(snapshot, 0, 2)[1] ?? 0;

const wordsOf = ({ buffer, byteOffset }: Uint8Array, place: number, count: number) =>
  new Uint32Array(buffer, byteOffset + place, count);

/** Makes the file from Pyodide's snapshot and the memory with which the engine begins. */
export function packImage(snapshot: Uint8Array, first: Uint8Array): Uint8Array {
  const length = headLength(snapshot);
  const memory = snapshot.subarray(length);
  const before = new Uint8Array(memory.length);
  before.set(first);
  const pages: number[] = [];
  for (let page = 0; page * PAGE < memory.length; page += 1) {
    if (differs(pageOf(memory, page), pageOf(before, page))) pages.push(page);
  }
  const index = new Uint8Array(Uint32Array.of(pages.length, ...pages).buffer);
  const image = new Uint8Array(length + index.length + pages.length * PAGE);
  image.set(snapshot.subarray(0, length));
  image.set(index, length);
  const content = image.subarray(length + index.length);
  for (const [place, page] of pages.entries()) content.set(pageOf(memory, page), place * PAGE);
  return image;
}

const pageOf = (memory: Uint8Array, page: number) =>
  memory.subarray(page * PAGE, (page + 1) * PAGE);

const differs = (one: Uint8Array, other: Uint8Array) =>
  one.some((value, place) => value !== other[place]);

/** Options with which Pyodide takes its memory from a file, which may arrive while the engine starts. */
export const fromImage = (arriving: ArrayBuffer | Promise<ArrayBuffer>) => ({
  // Only tells Pyodide that there will be a snapshot.
  _loadSnapshot: new Uint8Array(),
  async createPyodideModule(settings: EngineSettings) {
    const { engine, first } = await startEngine(settings);
    const image = new Uint8Array(await arriving);
    // Calls from Python to C take another way in each browser, which the engine has found out.
    const place = trampolinePlace(engine);
    const trampoline = engine.HEAP32[place] ?? 0;
    restoreMemory(engine.HEAPU8, image, first);
    engine.HEAP32[place] = trampoline;
    const { restoreSnapshot } = settings.API;
    // Pyodide finds no memory behind the head, so it checks the head and connects what it names.
    settings.API.restoreSnapshot = () => restoreSnapshot(image.subarray(0, headLength(image)));
    return engine;
  },
});

function restoreMemory(memory: Uint8Array, image: Uint8Array, first: Uint8Array): void {
  memory.set(first);
  memory.fill(0, first.length);
  const start = headLength(image);
  const [count = 0] = wordsOf(image, start, 1);
  const pages = wordsOf(image, start + WORD, count);
  const content = image.subarray(start + WORD * (1 + count));
  for (const [place, page] of pages.entries()) memory.set(pageOf(content, place), page * PAGE);
}

/** Where the engine has its trampoline, as the number of a word. */
function trampolinePlace({ HEAP32, __PyRuntime, ...engine }: Engine): number {
  const offset = HEAP32[engine.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET / WORD];
  if (!offset) throw new Error('This Pyodide keeps its trampoline elsewhere.');
  return (__PyRuntime + offset) / WORD;
}
