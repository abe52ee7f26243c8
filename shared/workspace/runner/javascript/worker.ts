/**
 * Runs one program in JavaScript. Started by the frame, from memory; has no origin, no network and no storage of any
 * site. The worker is ended after each run, and so nothing of a program is left to the next one.
 */
import { createOutput } from '../output.ts';
import type { Job, WorkerMessage } from '../protocol.ts';
import { uncurry } from './captured.ts';
import { define, takeGlobalsAway } from './globals.ts';
import { type Host, runProgram } from './program.ts';
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

type ImportScripts = (address: string) => void;

function hostOf(): Host {
  const run = Reflect.get(globalThis, 'importScripts') as ImportScripts;
  const importScripts = run.bind(globalThis);
  const OwnBlob = Blob;
  const createObjectURL = URL.createObjectURL.bind(URL);
  const listen = addEventListener.bind(globalThis);
  const { port1, port2 } = new MessageChannel();
  const post = port2.postMessage.bind(port2, null) as () => void;
  let next: (() => void) | null = null;
  port1.onmessage = () => {
    const task = next;
    next = null;
    task?.();
  };
  return {
    makeScript: (text) => createObjectURL(new OwnBlob(only(text), { type: 'text/javascript' })),
    runScript: importScripts,
    soon(task) {
      next = task;
      post();
    },
    onUncaught: (report) =>
      listen('error', (event) => {
        silence(event);
        const { error, filename, lineno } = event as ErrorEvent;
        report(error, { address: filename, line: lineno });
      }),
    onRejected: (report) =>
      listen('unhandledrejection', (event) => {
        silence(event);
        const { promise, reason } = event as PromiseRejectionEvent;
        report(promise, reason);
      }),
    onHandled: (report) =>
      listen('rejectionhandled', (event) => report((event as PromiseRejectionEvent).promise)),
  };
}

/** It's reported as the program's error, and isn't the page's. */
function silence(event: Event): void {
  event.stopImmediatePropagation();
  event.preventDefault();
}

const { iterator } = Symbol;

/** A list of one text for the browser, which would use Array.prototype to iterate over an array. */
function only(text: string): BlobPart[] {
  let done = false;
  const next = () => {
    const result = { done, value: text };
    done = true;
    return result;
  };
  return { [iterator]: () => ({ next }) } as unknown as BlobPart[];
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
