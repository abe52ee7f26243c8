import type { Role } from '../../../../runner/protocol.ts';
import { fetchFile } from './fetch-file.ts';
import type { RunnerPlace } from './runner-facts.ts';

/** Told how much of everything has arrived, from 0 to 1. */
export type OnProgress = (share: number) => void;

const ROLES = ['worker', 'engine', 'library'] as const satisfies Role[];

/**
 * Fetches what Python needs and hands each file over as it is there. The page does it, not the frame: only
 * the page has a cache that outlives a visit, and so the frame needs no network at all.
 */
export async function fetchEngine(
  { base, files }: RunnerPlace,
  onFile: (role: Role, content: ArrayBuffer) => Promise<void>,
  onProgress: OnProgress,
): Promise<void> {
  const total = ROLES.reduce((sum, role) => sum + files[role].size, 0);
  let arrived = 0;
  const count = (bytes: number) => {
    arrived += bytes;
    onProgress(arrived / total);
  };
  await Promise.all(
    ROLES.map(async (role) => onFile(role, await fetchFile(base, files[role], count))),
  );
}
