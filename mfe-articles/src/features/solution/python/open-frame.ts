import type { Failure, Greeting, Order, Role } from '../../../../runner/protocol.ts';

/** The sandboxed frame in which workers live. */
export interface PythonFrame {
  /** Hands a file of the runner over; it is the frame's from then on. */
  give(role: Role, content: ArrayBuffer): void;
  /** Starts a worker and answers the port to talk to it; `onFailure` is told if it does not start. */
  start(onFailure: (message: string) => void): { port: MessagePort; end(): void };
  close(): void;
}

const FRAME_LIMIT_MS = 20_000;

/** Opens the frame. Rejects where its document does not come. */
export async function openFrame(address: string): Promise<PythonFrame> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Python';
  // Without allow-same-origin it is of an origin that nothing else has.
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.setAttribute('allow', '');
  frame.src = address;
  try {
    await loaded(frame);
  } catch (error) {
    frame.remove();
    throw error;
  }
  const { port1: control, port2 } = new MessageChannel();
  const greeting: Greeting = { type: 'control' };
  // An opaque origin has no name that one could give; nothing here is a secret.
  frame.contentWindow?.postMessage(greeting, '*', [port2]);
  return workersOf(frame, control);
}

function loaded(frame: HTMLIFrameElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error('The frame did not load.'));
    const timer = setTimeout(late, FRAME_LIMIT_MS);
    frame.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    document.body.append(frame);
  });
}

function workersOf(frame: HTMLIFrameElement, control: MessagePort): PythonFrame {
  const failures = new Map<number, (message: string) => void>();
  let ids = 0;
  control.onmessage = ({ data }: MessageEvent<Failure>) => failures.get(data.id)?.(data.message);
  const order = (message: Order, given: Transferable[] = []) => control.postMessage(message, given);
  return {
    give: (role, content) => order({ type: 'file', role, content }, [content]),
    start(onFailure) {
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
    close() {
      control.close();
      frame.remove();
    },
  };
}
