/**
 * Runs in a sandboxed frame of opaque origin: starts workers and ends them, and passes nothing on. A
 * worker of such a frame has none of the site's cookies, storage and channels, and under the frame's
 * policy no network.
 */
import type { Engine, Failure, Order, Start } from './protocol.ts';

addEventListener(
  'message',
  ({ source, data, ports: [control] }: MessageEvent<Engine>) => {
    if (source === parent && control) serve(data, control);
  },
  { once: true },
);

function serve({ engine, library, worker }: Engine, control: MessagePort): void {
  const compiled = WebAssembly.compile(engine);
  const script = URL.createObjectURL(new Blob([worker], { type: 'text/javascript' }));
  const workers = new Map<number, Worker>();

  const start = async (id: number, port: MessagePort) => {
    const fail = (message: string) =>
      control.postMessage({ type: 'failed', id, message } satisfies Failure);
    const python = new Worker(script);
    workers.set(id, python);
    python.onerror = ({ message }) => fail(message || 'The worker did not start.');
    try {
      const given: Start = { engine: await compiled, library };
      python.postMessage(given, [port]);
    } catch (error) {
      fail(String(error));
    }
  };
  const end = (id: number) => {
    workers.get(id)?.terminate();
    workers.delete(id);
  };
  control.onmessage = ({ data, ports: [port] }: MessageEvent<Order>) => {
    if (data.type === 'end') end(data.id);
    else if (port) void start(data.id, port);
  };
}
