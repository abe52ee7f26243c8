import type { Role } from '../runner/protocol.ts';
import { fetchFile } from '../sandbox/index.ts';
import type { RunnerPlace } from './runner-facts.ts';

/** Called with the share of all bytes that has arrived, from 0 to 1. */
export type OnProgress = (share: number) => void;

const ROLES = ['worker', 'engine', 'memory', 'library'] as const satisfies Role[];

/** A download without any progress for this long counts as stalled. */
export const STALL_LIMIT_MS = 15_000;

/**
 * Fetches the files Python needs and hands each one over as soon as it has arrived. The page does this
 * rather than the frame: only the page has a cache that outlives a visit, and this way the frame needs no
 * network at all. Rejects if a file can't be fetched, the download stalls, or the signal aborts, after
 * every download has been ended.
 */
export async function fetchEngine(
  { base, files }: RunnerPlace,
  onFile: (role: Role, content: ArrayBuffer) => Promise<void>,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<void> {
  const total = ROLES.reduce((sum, role) => sum + files[role].size, 0);
  const failing = new AbortController();
  const watch = watchStall(() => failing.abort(new Error('The download has stalled.')));
  const ending = AbortSignal.any([signal, failing.signal]);
  let arrived = 0;
  const count = (bytes: number) => {
    arrived += bytes;
    watch.goesOn();
    onProgress(arrived / total);
  };
  const fetchOne = async (role: Role) =>
    onFile(role, await fetchFile(base, files[role], count, ending));
  try {
    await Promise.all(ROLES.map(fetchOne));
  } catch (error) {
    failing.abort(error);
    throw error;
  } finally {
    watch.end();
  }
}

/** Watches all files together: on a slow connection one of them may wait for another. */
function watchStall(onStall: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(timer);
  const goesOn = () => {
    end();
    timer = setTimeout(onStall, STALL_LIMIT_MS);
  };
  goesOn();
  return { goesOn, end };
}
