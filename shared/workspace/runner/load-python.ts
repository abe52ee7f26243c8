import { loadPyodide, type PyodideAPI } from 'pyodide';
import { info } from 'pyodide/pyodide-lock.json';
import { fromImage } from './memory-image.ts';

/** Nothing is fetched: the address only names files that the page hands over. */
const NOWHERE = 'https://engine.invalid/';

/** The files of Python, which may still be on their way. */
interface PythonFiles {
  engine: Promise<WebAssembly.Module>;
  library: Promise<ArrayBuffer>;
  memory: Promise<ArrayBuffer>;
}

/** Starts Python from the files the frame hands over, and does what it can before they are there. */
export async function loadPython({ engine, library, memory }: PythonFiles): Promise<PyodideAPI> {
  const restore = answerFromMemory(engine, library);
  try {
    const options = {
      ...(fromImage(memory) as object),
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
function answerFromMemory(engine: PythonFiles['engine'], library: PythonFiles['library']) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async () => new Response(await library);
  WebAssembly.instantiateStreaming = async (_response, imports) => {
    const module = await engine;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return () => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}
