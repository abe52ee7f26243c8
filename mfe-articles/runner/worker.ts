/** Runs Python. Started by the frame, from memory; has no origin, no network and no storage of any site. */
import './classic-worker.ts';
import type { PyodideAPI } from 'pyodide';
import { limitMemory } from './limit-memory.ts';
import { loadPython } from './load-python.ts';
import { createOutput } from './output.ts';
import { createPrograms } from './programs.ts';
import {
  type CaseResult,
  type Job,
  MEMORY_LIMIT,
  type Start,
  type WorkerMessage,
} from './protocol.ts';
import { runJob } from './run-job.ts';

// A failure to start is reported like an uncaught error, so that the frame is notified.
addEventListener(
  'message',
  ({ data, ports: [port] }: MessageEvent<Start>) => {
    if (port) start(data, port).catch(reportError);
  },
  { once: true },
);

async function start(given: Start, port: MessagePort): Promise<void> {
  const memory = limitMemory(MEMORY_LIMIT);
  const send = (message: WorkerMessage) => port.postMessage(message);
  const python = await loadPython(given);
  const run = prepare(python, memory, send);
  port.onmessage = ({ data }: MessageEvent<Job>) => run(data);
  send({ type: 'ready' });
}

function prepare(python: PyodideAPI, memory: () => number, send: (message: WorkerMessage) => void) {
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
      send({ type: 'done', error, memory: memory() });
      reset();
    } catch (error) {
      output.flush();
      send({ type: 'dead', tooDeep: isTooDeep(error) });
    }
  };
}

/** The only way the browser tells that calls are nested too deeply. */
const isTooDeep = (error: unknown) =>
  error instanceof RangeError || /call stack|recursion/i.test(String(error));
