/** Runs Python. Started by the frame, from memory; has no origin, no network and no storage of any site. */
import './classic-worker.ts';
import type { PyodideAPI } from 'pyodide';
import harness from './harness.py';
import interpreter from './interpreter.py';
import { limitMemory } from './limit-memory.ts';
import { loadPython } from './load-python.ts';
import { createOutput } from './output.ts';
import { type Job, MEMORY_LIMIT, type News, type Start } from './protocol.ts';

// A failure to start is reported as an uncaught error is: the frame hears of it.
addEventListener(
  'message',
  ({ data, ports: [port] }: MessageEvent<Start>) => {
    if (port) start(data, port).catch(reportError);
  },
  { once: true },
);

async function start(given: Start, port: MessagePort): Promise<void> {
  const memory = limitMemory(MEMORY_LIMIT);
  const send = (news: News) => port.postMessage(news);
  const python = await loadPython(given);
  const run = prepare(python, memory, send);
  port.onmessage = ({ data }: MessageEvent<Job>) => run(data);
  send({ type: 'ready' });
}

function prepare(python: PyodideAPI, memory: () => number, send: (news: News) => void) {
  const output = createOutput(send);
  python.setStdout(output);
  python.setStderr(output);
  const load = (name: string, source: string) => {
    const globals = python.toPy({ __name__: name });
    python.runPython(source, { globals });
    return globals;
  };
  const tidy = load('interpreter', interpreter).get('tidy');
  const run = load('harness', harness).get('run');
  const report = (json: string) => {
    output.flush();
    send({ type: 'case', result: JSON.parse(json) });
  };
  return ({ source, support, cases }: Job) => {
    output.reset();
    try {
      const error = JSON.parse(run(source, support, JSON.stringify(cases), report));
      output.flush();
      send({ type: 'done', error, memory: memory() });
      tidy();
    } catch (error) {
      output.flush();
      send({ type: 'dead', tooDeep: isTooDeep(error) });
    }
  };
}

/** The one way in which the browser says that calls are nested too deep. */
const isTooDeep = (error: unknown) =>
  error instanceof RangeError || /call stack|recursion/i.test(String(error));
