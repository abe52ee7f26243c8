import type { Engine } from '../../../../runner/protocol.ts';
import type { RunnerFile, RunnerPlace } from './runner-facts.ts';

/** Told how much of everything has arrived, from 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * Fetches what Python needs. The page does it, not the frame: only the page has a cache that outlives a
 * visit, and so the frame needs no network at all. Rejects where a file does not come, or is not the one
 * that was released.
 */
export async function fetchEngine(
  { base, files }: RunnerPlace,
  onProgress: OnProgress,
): Promise<Engine> {
  const total = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  let arrived = 0;
  const count = (bytes: number) => {
    arrived += bytes;
    onProgress(arrived / total);
  };
  const [engine, library, worker] = await Promise.all(
    [files.engine, files.library, files.worker].map((file) => fetchFile(base, file, count)),
  );
  if (!engine || !library || !worker) throw new Error('The runner is not complete.');
  return { engine, library, worker };
}

async function fetchFile(
  base: string,
  { name, size, integrity }: RunnerFile,
  count: (bytes: number) => void,
): Promise<ArrayBuffer> {
  const answer = await fetch(base + name, { integrity });
  if (!answer.ok || !answer.body) throw new Error(`${name} answered ${answer.status}`);
  const content = new Uint8Array(size);
  const reader = answer.body.getReader();
  let filled = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    content.set(part.value, filled);
    filled += part.value.length;
    count(part.value.length);
  }
  return content.buffer;
}
