import { loadPyodide, type PyodideAPI } from 'pyodide';
import { info } from 'pyodide/pyodide-lock.json';
import { fromImage } from './memory-image.ts';
import type { Start } from './protocol.ts';

/** Nothing is fetched: the address only names files that are already in memory. */
const NOWHERE = 'https://engine.invalid/';

/** Starts Python from the files the frame has handed over. */
export async function loadPython({ engine, library, memory }: Start): Promise<PyodideAPI> {
  const restore = answerFromMemory(engine, library);
  try {
    const options = {
      ...fromImage(new Uint8Array(memory)),
      indexURL: NOWHERE,
      packageBaseUrl: NOWHERE,
      lockFileContents: { info, packages: {} } as never,
      jsglobals: Object.create(null),
      stdin: () => undefined as never,
    };
    return await loadPyodide(options);
  } finally {
    restore();
  }
}

/** While Python starts, the two files that it requests are served from memory. */
function answerFromMemory(engine: WebAssembly.Module, library: ArrayBuffer) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async () => new Response(library);
  WebAssembly.instantiateStreaming = async (_response, imports) => ({
    module: engine,
    instance: await WebAssembly.instantiate(engine, imports),
  });
  return () => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}
