import type { Failure, Greeting, Order } from './orders.ts';

/** A sandboxed frame with an opaque origin, in which workers live. */
export interface WorkerFrame<Role extends string> {
  /** Transfers a file that workers need to the frame. */
  give(role: Role, content: ArrayBuffer): void;
  /** Starts a worker and returns the port to talk to it; `onFailure` is called if it doesn't start. */
  start(onFailure: (message: string) => void): { port: MessagePort; end(): void };
  close(): void;
}

const FRAME_LIMIT_MS = 20_000;

/** Opens the frame. Rejects if its document doesn't load, or if the signal aborts first. */
export async function openFrame<Role extends string>(
  address: string,
  signal: AbortSignal,
): Promise<WorkerFrame<Role>> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Programs';
  // Its own policy gives it a unique opaque origin (api/src/areas/releases/store/frame-policy.ts), without which its script
  // refuses to work. With the attribute `sandbox`, the service worker could not bring the document without a network.
  frame.setAttribute('allow', '');
  frame.src = address;
  try {
    await loaded(frame, signal);
  } catch (error) {
    frame.remove();
    throw error;
  }
  const { port1: control, port2 } = new MessageChannel();
  const greeting: Greeting = { type: 'control' };
  // An opaque origin can't be named as a target; nothing in this message is secret.
  frame.contentWindow?.postMessage(greeting, '*', [port2]);
  const close = () => {
    control.close();
    frame.remove();
  };
  return { ...workersOf<Role>(control), close };
}

function workersOf<Role extends string>(control: MessagePort) {
  const failures = new Map<number, (message: string) => void>();
  let ids = 0;
  control.onmessage = ({ data }: MessageEvent<Failure>) => failures.get(data.id)?.(data.message);
  const order = (message: Order<Role>, given: Transferable[] = []) =>
    control.postMessage(message, given);
  return {
    give: (role: Role, content: ArrayBuffer) => order({ type: 'file', role, content }, [content]),
    start(onFailure: (message: string) => void) {
      ids += 1;
      const id = ids;
      const { port1: port, port2 } = new MessageChannel();
      failures.set(id, onFailure);
      order({ type: 'start', id }, [port2]);
      const end = () => {
        failures.delete(id);
        port.close();
        order({ type: 'end', id });
      };
      return { port, end };
    },
  };
}

function loaded(frame: HTMLIFrameElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error('The frame did not load.'));
    const timer = setTimeout(late, FRAME_LIMIT_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
    frame.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    document.body.append(frame);
  });
}
