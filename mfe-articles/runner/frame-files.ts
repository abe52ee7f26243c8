import type { Role } from './protocol.ts';

/** The runner's files in the form in which workers need them, each as soon as it has been handed over. */
export function createFiles() {
  const engine = later<WebAssembly.Module>();
  const library = later<ArrayBuffer>();
  const script = later<string>();
  const takers: Record<Role, (content: ArrayBuffer) => void> = {
    // Compiled once; every worker gets the same.
    engine: (content) => engine.resolve(WebAssembly.compile(content)),
    library: library.resolve,
    worker: (content) =>
      script.resolve(URL.createObjectURL(new Blob([content], { type: 'text/javascript' }))),
  };
  return {
    engine: engine.promise,
    library: library.promise,
    /** Address of the worker's script, in memory. */
    script: script.promise,
    take: (role: Role, content: ArrayBuffer) => takers[role](content),
  };
}

function later<T>() {
  let resolve: (value: T | Promise<T>) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
