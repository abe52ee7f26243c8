import type { Quarantine } from './replaced.ts';
import { RemoteFailure } from './stages.ts';

/**
 * A version that failed here isn't tried again for this long: on the next few pages nobody waits for it to fail again,
 * which takes ten seconds if a file stalls, and after a bad moment of the network the live version is soon back.
 */
const QUARANTINE_MS = 10 * 60_000;

/** What the browser stores. */
interface Stored {
  version: string;
  stage: RemoteFailure['stage'];
  cause: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** Why a version is quarantined; null if it isn't. A quarantine that is over, or of a superseded version, is removed. */
export function quarantineFailure(
  item: string,
  remote: string,
  live: string,
): RemoteFailure | null {
  const stored = read(item);
  if (stored?.version === live && stored.until > Date.now()) {
    return new RemoteFailure(remote, stored.stage, stored.cause);
  }
  endQuarantine(item);
  return null;
}

/**
 * A version that needs another shell fits the next page, perhaps, and finding out takes no download: it isn't
 * stored. Nor is anything if storage is blocked; then a version fails again on the next page and is replaced there.
 */
export function startQuarantine(
  item: string,
  { version, failure: { stage, cause } }: Quarantine,
): void {
  if (stage === 'contract') return;
  const stored: Stored = {
    version,
    stage,
    cause: cause instanceof Error ? cause.message : String(cause),
    until: Date.now() + QUARANTINE_MS,
  };
  try {
    localStorage.setItem(item, JSON.stringify(stored));
  } catch {}
}

export function endQuarantine(item: string): void {
  try {
    localStorage.removeItem(item);
  } catch {}
}

function read(item: string): Stored | null {
  try {
    return JSON.parse(localStorage.getItem(item) ?? 'null');
  } catch {
    return null;
  }
}
