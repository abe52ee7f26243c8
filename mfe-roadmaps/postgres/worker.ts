/** Runs in a worker of the frame: starts PostgreSQL from the given files, then runs one job after another. */
import { openDatabase } from './open-database.ts';
import type { Job, Supply, WorkerMessage } from './protocol.ts';
import { runJob } from './run-job.ts';

addEventListener(
  'message',
  ({ data, ports: [port] }: MessageEvent<Supply>) => {
    if (port) void serve(data, port);
  },
  { once: true },
);

async function serve(supply: Supply, port: MessagePort): Promise<void> {
  const send = (message: WorkerMessage) => port.postMessage(message);
  try {
    const database = await openDatabase(supply);
    port.onmessage = async ({ data }: MessageEvent<Job>) => {
      try {
        send({ type: 'outcome', outcome: await runJob(database, data) });
      } catch (error) {
        send({ type: 'failed', message: String(error) });
      }
    };
    send({ type: 'ready' });
  } catch (error) {
    send({ type: 'failed', message: String(error) });
  }
}
