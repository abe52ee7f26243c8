/** Runs in a worker of the frame: starts PostgreSQL from the files that it's given, then runs one job after another. */
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
  const tell = (message: WorkerMessage) => port.postMessage(message);
  try {
    const database = await openDatabase(supply);
    port.onmessage = async ({ data }: MessageEvent<Job>) => {
      try {
        tell({ type: 'outcome', outcome: await runJob(database, data) });
      } catch (error) {
        tell({ type: 'failed', message: String(error) });
      }
    };
    tell({ type: 'ready' });
  } catch (error) {
    tell({ type: 'failed', message: String(error) });
  }
}
