import type { Host } from './program.ts';

type ImportScripts = (address: string) => void;

/** All that running scripts takes of the browser, as it was before any program ran. */
export function hostOf(): Host {
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
