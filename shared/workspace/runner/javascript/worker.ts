/**
 * Runs one program in JavaScript. Started by the frame, from memory; has no origin, no network and no storage of any
 * site. The worker is ended after each run, and so nothing of a program is left to the next one.
 */
import { createOutput } from '../output.ts';
import type { Job, WorkerMessage } from '../protocol.ts';
import { uncurry } from './captured.ts';
import { define, takeGlobalsAway } from './globals.ts';
import { hostOf } from './host.ts';
import { runProgram } from './program.ts';
import { writeValue } from './write-value.ts';

addEventListener('message', ({ ports: [port] }: MessageEvent) => port && start(port), {
  once: true,
});

/** All that is needed of the browser is taken before a program can replace or hide it. */
function start(port: MessagePort): void {
  const post = uncurry(port.postMessage as (this: MessagePort, message: WorkerMessage) => void);
  const send = (message: WorkerMessage) => post(port, message);
  const host = hostOf();
  const encoder = new TextEncoder();
  const encode = uncurry(encoder.encode as (this: TextEncoder, text: string) => Uint8Array);
  const output = createOutput(send);
  takeGlobalsAway();
  giveConsole((line) => output.write(encode(encoder, line)));
  port.onmessage = ({ data }: MessageEvent<Job>) => {
    port.onmessage = null;
    runProgram(
      data,
      host,
      (result) => {
        output.flush();
        send({ type: 'case', result });
      },
      (error) => {
        output.flush();
        send({ type: 'done', error, memory: 0 });
      },
    );
  };
  send({ type: 'ready' });
}

const METHODS = ['log', 'info', 'debug', 'warn', 'error', 'dir', 'table', 'trace'];

/** Gives programs a console that prints: texts as they are, other values as cases show them. */
function giveConsole(print: (line: string) => void): void {
  const log = (...given: unknown[]) => {
    let line = '';
    for (let index = 0; index < given.length; index += 1) {
      const value = given[index];
      line += (index > 0 ? ' ' : '') + (typeof value === 'string' ? value : writeValue(value));
    }
    print(`${line}\n`);
  };
  define('console', Object.fromEntries(METHODS.map((name) => [name, log])));
}
