/**
 * Runs one compiled program. Started by the frame, from memory; has no origin, no network and no storage of any site.
 * The program is WebAssembly and reaches nothing but what it's given here. Its cases are expressions in JavaScript, a
 * person's own among them, and run as they do in the worker of JavaScript.
 */
import { define, takeGlobalsAway } from '../javascript/globals.ts';
import { hostOf } from '../javascript/host.ts';
import { runProgram } from '../javascript/program.ts';
import { createOutput } from '../output.ts';
import type { ProgramError, WorkerMessage } from '../protocol.ts';
import { loadProgram } from './load-program.ts';
import type { CompiledJob } from './protocol.ts';
import { standIns } from './stand-ins.ts';

addEventListener('message', ({ ports: [port] }: MessageEvent) => port && start(port), {
  once: true,
});

function start(port: MessagePort): void {
  const send = (message: WorkerMessage) => port.postMessage(message);
  const output = createOutput(send);
  const host = hostOf();
  const engine = {
    Module: WebAssembly.Module,
    Instance: WebAssembly.Instance,
    now: performance.now.bind(performance),
    random: (bytes: Uint8Array) => {
      for (let at = 0; at < bytes.length; at += 1) bytes[at] = Math.floor(Math.random() * 256);
    },
  };
  takeGlobalsAway();
  const end = (error: ProgramError | null) => {
    output.flush();
    send({ type: 'done', error, memory: 0 });
  };
  port.onmessage = ({ data: job }: MessageEvent<CompiledJob>) => {
    port.onmessage = null;
    const program = loadProgram(job, engine, output.write);
    if (job.cases.length === 0) return end(program.main());
    define('__program', program.between);
    const { signature, support, cases } = job;
    runProgram(
      { source: standIns(signature), support, cases },
      host,
      (result) => {
        output.flush();
        const error = program.mistake();
        send({ type: 'case', result: error ? { ...result, actual: null, error } : result });
      },
      (error) => end(program.mistake() ?? error),
    );
  };
  send({ type: 'ready' });
}
