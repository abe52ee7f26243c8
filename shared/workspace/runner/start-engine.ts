import createPyodideModule from 'pyodide/pyodide.asm.mjs';

/** The part of Pyodide's module that is used here. */
export interface Engine {
  HEAPU8: Uint8Array;
  HEAP32: Int32Array;
  __PyRuntime: number;
  __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: number;
}

export interface EngineSettings {
  API: { restoreSnapshot(snapshot: Uint8Array): object };
  instantiateWasm(imports: object, done: OnInstance): object;
}

type OnInstance = (instance: WebAssembly.Instance, compiled: WebAssembly.Module) => void;

interface EngineExports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
}

/** Starts the engine, and reports the memory it begins with; what lies beyond that is empty. */
export async function startEngine(
  settings: EngineSettings,
): Promise<{ engine: Engine; first: Uint8Array }> {
  let first = new Uint8Array();
  const engine: Engine = await createPyodideModule({
    ...settings,
    instantiateWasm: (imports: object, done: OnInstance) =>
      settings.instantiateWasm(imports, (instance, compiled) => {
        const { memory, __heap_base } = instance.exports as unknown as EngineExports;
        first = new Uint8Array(memory.buffer, 0, __heap_base.value).slice();
        done(instance, compiled);
      }),
  });
  return { engine, first };
}
