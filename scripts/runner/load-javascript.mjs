/**
 * The worker that runs JavaScript in browsers, in Node: the same script, with what it needs of a browser made from a
 * context of its own (node:vm). No sandbox: for programs that are our own, or in a process that has nothing to lose.
 */
import { createContext, Script } from 'node:vm';
import { importRunner } from './import-sources.mjs';
import { javascriptWorker } from './javascript-worker.mjs';

const { isSameData } = await importRunner('../javascript/same-data');

/** As long as a browser lets a program take for one step (shared/workspace/engine/engine.ts). */
const LIMIT_MS = 5_000;

/**
 * Runs a program and its cases.
 * @param {{ source: string, support?: string, cases?: { input: string, expected: string }[] }} job
 * @param {number} limit milliseconds for one step: the program, or a case
 * @returns {Promise<{ error: object | null, printed: string, cases: object[], stopped: boolean, spent: number }>} each
 *   case with the milliseconds of the processor that it took; `passed` is as the page decides it; `stopped` if a step
 *   took too long, and `spent` the milliseconds of the processor that it had by then: on a busy machine, few
 */
export async function runJavascript({ source, support = '', cases = [] }, limit = LIMIT_MS) {
  return runInWorker(await javascriptWorker(), { source, support, cases }, limit);
}

/**
 * The same for the script of any worker that runs cases.
 * @param {string} script
 * @param {{ cases: { input: string, expected: string }[] }} job what the page sends it
 * @param {{ wasm?: boolean }} options whether it may run WebAssembly
 */
export async function runInWorker(script, job, limit = LIMIT_MS, { wasm = false } = {}) {
  const { cases } = job;
  const results = [];
  let printed = '';
  let ended;
  let before = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(before);
    return Math.round((user + system) / 1_000);
  };
  const take = (message) => {
    if (message.type === 'output') printed += message.text;
    if (message.type === 'done') ended = message;
    if (message.type !== 'case') return;
    const milliseconds = spent();
    before = process.cpuUsage();
    const { index, actual } = message.result;
    const passed = actual !== null && isSameData(actual, cases[index].expected);
    results.push({ ...message.result, passed, milliseconds });
  };

  const worker = startWorker(script, take, wasm);
  worker.give(job);
  const stopped = await runToItsEnd(worker, limit, results, () => ended !== undefined);
  return { error: ended?.error ?? null, printed, cases: results, stopped, spent: spent() };
}

/** @returns whether the program or a case took longer than the limit, which has ended the program */
async function runToItsEnd(worker, limit, results, hasEnded) {
  const reject = (reason, promise) => worker.dispatch('unhandledrejection', { promise, reason });
  const handle = (promise) => worker.dispatch('rejectionhandled', { promise });
  process.on('unhandledRejection', reject).on('rejectionHandled', handle);
  let seen = 0;
  let end = performance.now() + limit;
  try {
    while (!hasEnded()) {
      const left = Math.ceil(end - performance.now());
      if (left <= 0) return true;
      if (!worker.step(left)) return false;
      // Node reports rejected promises between its own tasks.
      await new Promise(setImmediate);
      if (results.length > seen) end = performance.now() + limit;
      seen = results.length;
    }
    return false;
  } catch (error) {
    if (error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return true;
    throw error;
  } finally {
    process.off('unhandledRejection', reject).off('rejectionHandled', handle);
  }
}

/** A context with what the worker needs of a browser, and with nothing else. */
function startWorker(script, take, wasm) {
  const texts = new Map();
  const tasks = [];
  const listeners = {};
  const channel = () => {
    const port1 = { postMessage: (data) => tasks.push(() => port2.onmessage?.({ data })) };
    const port2 = { postMessage: (data) => tasks.push(() => port1.onmessage?.({ data })) };
    return { port1, port2 };
  };
  const context = createContext(
    {
      MessageChannel: function MessageChannel() {
        return channel();
      },
      Blob: class {
        constructor([text]) {
          this.text = text;
        }
      },
      URL: {
        createObjectURL({ text }) {
          const address = `blob:null/${texts.size}`;
          texts.set(address, text);
          return address;
        },
      },
      TextEncoder,
      TextDecoder,
      structuredClone,
      performance: { now: () => performance.now() },
      importScripts: (address) =>
        new Script(texts.get(address), { filename: address }).runInContext(context),
      addEventListener: (type, listener) => {
        listeners[type] = listener;
      },
    },
    { codeGeneration: { strings: false, wasm }, microtaskMode: 'afterEvaluate' },
  );
  const run = (code, options) => new Script(code).runInContext(context, options);
  run(script);
  const { port1, port2 } = channel();
  port1.onmessage = ({ data }) => take(data);
  listeners.message({ ports: [port2] });
  return {
    give: (job) => port1.postMessage(job),
    /** Dispatches an event, as a task of its own. */
    dispatch: (type, event) => tasks.push(() => listeners[type]({ ...event, ...UNSTOPPABLE })),
    /** Does what comes next. @returns false if there is nothing */
    step(limit) {
      const task = tasks.shift();
      if (!task) return false;
      try {
        // From inside, where the limit interrupts it.
        context.task = task;
        run('task()', { timeout: limit });
      } catch (error) {
        if (error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
        listeners.error(uncaught(error));
      }
      return true;
    },
  };
}

/** Nobody else listens here. */
const UNSTOPPABLE = { stopImmediatePropagation() {}, preventDefault() {} };

function uncaught(error) {
  const [, filename = '', line = 0] = /(blob:null\/\d+):(\d+)/.exec(error?.stack ?? '') ?? [];
  const lineno = Number(line);
  return { error, filename, lineno, ...UNSTOPPABLE };
}
