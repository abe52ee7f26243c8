import { runnerPlace } from '../python/runner-facts.ts';
import type { Role } from '../runner/protocol.ts';
import { openFrame, type WorkerFrame } from '../sandbox/index.ts';

/** Opens the frame in which Python's workers live, too, for workers with this script. */
export async function openWorkerFrame(
  script: string,
  signal: AbortSignal,
): Promise<WorkerFrame<Role>> {
  const frame = await openFrame<Role>(`${runnerPlace().base}frame.html`, signal);
  frame.give('worker', new TextEncoder().encode(script).buffer);
  return frame;
}
