/** After this time a file is late, and from then on its progress is watched. */
const LATE_MS = 4_000;

/** After this long without a byte a download hangs. A slow link may need minutes, and gets them. */
const STALL_MS = 10_000;

/** Nothing has arrived for a while. */
export class Stalled extends Error {}

/**
 * Rejects with Stalled once nothing of a file has arrived for STALL_MS, and never resolves. Elements don't
 * report their progress, so a late file is read beside its element: browsers share one download between both.
 * @param over aborts when the file is there or not needed any more
 */
export async function stalled(address: string, over: AbortSignal): Promise<never> {
  let last = performance.now();
  const forget = new Promise<never>(() => {});
  await pause(LATE_MS, over);
  readBeside(address, over, () => {
    last = performance.now();
  });
  while (!over.aborted) {
    const left = last + STALL_MS - performance.now();
    if (left <= 0) throw new Stalled();
    await pause(left, over);
  }
  return forget;
}

/** Calls `onPiece` for each piece that arrives. Failures are left to the element. */
async function readBeside(address: string, over: AbortSignal, onPiece: () => void) {
  try {
    const { body } = await fetch(address, { signal: over });
    const reader = body?.getReader();
    while (reader && !(await reader.read()).done) onPiece();
  } catch {
    // No further piece arrives, which is what counts.
  }
}

/** Resolves after a while, at once when `over` aborts. */
const pause = (milliseconds: number, over: AbortSignal) =>
  new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      over.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    over.addEventListener('abort', finish);
  });

/** Why an element refused a file: it could not be fetched, or isn't what it should be. */
export async function reasonOf(
  address: string,
  integrity: string,
): Promise<'unreachable' | 'damaged'> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(STALL_MS) });
    await response.arrayBuffer();
    if (!response.ok) return 'unreachable';
  } catch {
    return 'unreachable';
  }
  return fetch(address, { integrity }).then(
    () => 'unreachable',
    () => 'damaged',
  );
}
