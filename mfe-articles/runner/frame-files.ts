import { later } from './later.ts';
import type { Role } from './protocol.ts';

/**
 * The runner's files in the form that workers need, each available as soon as the page has handed it over.
 */
export function createFiles() {
  const engine = later<WebAssembly.Module>();
  const library = later<ArrayBuffer>();
  const memory = later<ArrayBuffer>();
  const script = later<string>();
  const takers: Record<Role, (content: ArrayBuffer) => void> = {
    // Compiled once and shared by all workers.
    engine: (content) => engine.resolve(WebAssembly.compile(content)),
    library: library.resolve,
    memory: memory.resolve,
    worker: (content) =>
      script.resolve(URL.createObjectURL(new Blob([content], { type: 'text/javascript' }))),
  };
  return {
    engine: engine.promise,
    library: library.promise,
    memory: memory.promise,
    /** The blob address of the worker's script. */
    script: script.promise,
    take: (role: Role, content: ArrayBuffer) => takers[role](content),
  };
}
