/** Runs Python. Started by the frame, from memory; has no origin, no network and no storage of any site. */
import './classic-worker.ts';
import type { PyodideAPI } from 'pyodide';
import { later } from './later.ts';
import { loadPython } from './load-python.ts';
import { createOutput } from './output.ts';
import { createPrograms } from './programs.ts';
import {
  type CaseResult,
  type Job,
  MEMORY_LIMIT,
  type Supply,
  type WorkerMessage,
} from './protocol.ts';
import { runJob } from './run-job.ts';

const engine = later<WebAssembly.Module>();
const library = later<ArrayBuffer>();
const memory = later<ArrayBuffer>();

function take(file: Supply): void {
  if (file.role === 'engine') engine.resolve(file.content);
  else if (file.role === 'library') library.resolve(file.content);
  else memory.resolve(file.content);
}

// A failure to start is reported like an uncaught error, so that the frame is notified.
addEventListener('message', ({ data, ports: [port] }: MessageEvent<Supply>) => {
  if (port) start(port).catch(reportError);
  else take(data);
});

async function start(port: MessagePort): Promise<void> {
  const usedMemory = limitMemory(MEMORY_LIMIT);
  const send = (message: WorkerMessage) => port.postMessage(message);
  const python = await loadPython({
    engine: engine.promise,
    library: library.promise,
    memory: memory.promise,
  });
  const run = prepare(python, usedMemory, send);
  port.onmessage = ({ data }: MessageEvent<Job>) => run(data);
  send({ type: 'ready' });
}

function prepare(
  python: PyodideAPI,
  usedMemory: () => number,
  send: (message: WorkerMessage) => void,
) {
  const output = createOutput(send);
  python.setStdout(output);
  python.setStderr(output);
  const { begin, reset } = createPrograms(python);
  const report = (result: CaseResult) => {
    output.flush();
    send({ type: 'case', result });
  };
  return (job: Job) => {
    output.reset();
    try {
      const error = runJob(begin(), job, report);
      output.flush();
      send({ type: 'done', error, memory: usedMemory() });
      reset();
    } catch (error) {
      output.flush();
      send({ type: 'dead', tooDeep: isTooDeep(error) });
    }
  };
}

/** The only way in which the browser reports that calls are nested too deeply. */
const isTooDeep = (error: unknown) =>
  error instanceof RangeError || /call stack|recursion/i.test(String(error));

const PAGE = 64 * 1024;

/**
 * Stops memory from growing beyond the limit, in bytes. Python then raises MemoryError, which the learner
 * can be shown. Returns a function that
 * returns the size it has grown to, in bytes.
 */
function limitMemory(limit: number): () => number {
  const { grow } = WebAssembly.Memory.prototype;
  let size = 0;
  WebAssembly.Memory.prototype.grow = function (pages: number) {
    const requested = this.buffer.byteLength + pages * PAGE;
    if (requested > limit) throw new RangeError('The limit is reached.');
    const before = grow.call(this, pages);
    size = requested;
    return before;
  };
  return () => size;
}
