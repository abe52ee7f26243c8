import type { Compilation, Compiled } from '../runner/cpp/protocol.ts';
import type { Role } from '../runner/protocol.ts';
import type { WorkerFrame } from '../sandbox/index.ts';
import type { Toolchain } from './fetch-toolchain.ts';
import { openWorkerFrame } from './open-worker-frame.ts';

/** The compiler's worker (shared/workspace/runner/cpp/compile-worker.ts), put here by the build. */
declare const CPP_COMPILER: string;

/** Compiles one program after the other. */
export interface Compiler {
  compile(given: Compilation, signal: AbortSignal): Promise<Compiled>;
  close(): void;
}

/** What a program may take to be compiled; templates can go on for ever. */
const LIMIT_MS = 60_000;

/** Starts the compiler. Its files are handed over, not copied. */
export async function startCompiler(files: Toolchain, signal: AbortSignal): Promise<Compiler> {
  const frame: WorkerFrame<Role> = await openWorkerFrame(CPP_COMPILER, signal);
  let fail: (message: string) => void = () => {};
  const { port } = frame.start((message) => fail(message));
  const answerOf = (given: unknown, transfer: Transferable[], signal: AbortSignal) =>
    new Promise<unknown>((resolve, reject) => {
      fail = (message) => reject(new Error(message));
      const timer = setTimeout(() => resolve({ type: 'crashed' }), LIMIT_MS);
      signal.addEventListener('abort', () => reject(signal.reason));
      port.onmessage = ({ data }) => {
        clearTimeout(timer);
        resolve(data);
      };
      port.postMessage(given, transfer);
    });
  try {
    const contents = files.map(([, content]) => content);
    const answer = await answerOf(files, contents, signal);
    if (typeOf(answer) !== 'ready') throw new Error('The compiler takes too long to start.');
  } catch (error) {
    frame.close();
    throw error;
  }
  return {
    compile: async (given, signal) => readCompiled(await answerOf(given, [], signal)),
    close: frame.close,
  };
}

/** What comes from a sandbox is read as whatever it may be. */
function readCompiled(data: unknown): Compiled {
  const { program, printed } = (data ?? {}) as Record<string, unknown>;
  const type = typeOf(data);
  if (type === 'crashed') return { type };
  if (type === 'compiled' && program instanceof ArrayBuffer) return { type, program };
  return { type: 'refused', printed: String(printed ?? '') };
}

const typeOf = (data: unknown) => (data as { type?: unknown } | null)?.type;
