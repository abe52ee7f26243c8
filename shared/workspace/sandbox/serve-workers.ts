import type { Failure, Greeting, Order } from './orders.ts';

/** The files of a frame's workers, as the page hands them over. */
export interface WorkerFiles<Role extends string> {
  take(role: Role, content: ArrayBuffer): void;
  /** The blob address of the worker's script. */
  script: Promise<string>;
  /** Hands a worker its port, and what it needs, once that is there. */
  supply(worker: Worker, port: MessagePort): Promise<unknown>;
}

/**
 * Runs in a sandboxed frame with an opaque origin: starts and ends workers, and relays nothing. A worker of
 * such a frame has no access to the site's cookies, storage and channels, and the frame's policy denies it
 * the network.
 */
export function serveWorkers<Role extends string>(files: WorkerFiles<Role>): void {
  // The policy of this document gives it an origin of its own. Without that, no program may run here.
  if (origin !== 'null') throw new Error('This frame must have an opaque origin.');

  // No browser has a policy directive against peer-to-peer connections yet, and each complains about one.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
    Reflect.deleteProperty(globalThis, name);
  }

  addEventListener(
    'message',
    ({ source, ports: [control] }: MessageEvent<Greeting>) => {
      if (source === parent && control) obey(control, files);
    },
    { once: true },
  );
}

function obey<Role extends string>(control: MessagePort, files: WorkerFiles<Role>): void {
  const workers = new Map<number, Worker>();
  const expected = new Set<number>();

  const start = async (id: number, port: MessagePort) => {
    const fail = (message: string) =>
      control.postMessage({ type: 'failed', id, message } satisfies Failure);
    expected.add(id);
    try {
      const script = await files.script;
      if (!expected.has(id)) return;
      const worker = new Worker(script);
      workers.set(id, worker);
      worker.onerror = ({ message }) => fail(message || 'The worker did not start.');
      await files.supply(worker, port);
    } catch (error) {
      fail(String(error));
    }
  };
  const end = (id: number) => {
    expected.delete(id);
    workers.get(id)?.terminate();
    workers.delete(id);
  };
  control.onmessage = ({ data, ports: [port] }: MessageEvent<Order<Role>>) => {
    if (data.type === 'file') files.take(data.role, data.content);
    else if (data.type === 'end') end(data.id);
    else if (port) void start(data.id, port);
  };
}
