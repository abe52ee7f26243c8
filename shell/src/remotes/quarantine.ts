import type { SetAside } from './replaced.ts';
import { RemoteFailure } from './stages.ts';

/**
 * For so long a version is left alone: somebody who goes through a few pages doesn't wait on each for it to fail again,
 * which takes ten seconds if a file stalls, and somebody whose network had a bad moment soon has what all others have.
 */
const SET_ASIDE_MS = 10 * 60_000;

/** What a browser remembers of it. */
interface Remembered {
  version: string;
  stage: RemoteFailure['stage'];
  cause: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** Why a version is set aside; null if it isn't. What is over, or of a version that is no longer live, is forgotten. */
export function setAsideFailure(item: string, remote: string, live: string): RemoteFailure | null {
  const known = read(item);
  if (known?.version === live && known.until > Date.now()) {
    return new RemoteFailure(remote, known.stage, known.cause);
  }
  forgetSetAside(item);
  return null;
}

/**
 * A version that needs another shell fits the next page, perhaps, and finding out takes no download: it isn't
 * remembered. Nor is anything if storage is blocked; then a version fails again on the next page and is replaced there.
 */
export function rememberSetAside(
  item: string,
  { version, failure: { stage, cause } }: SetAside,
): void {
  if (stage === 'contract') return;
  const remembered: Remembered = {
    version,
    stage,
    cause: cause instanceof Error ? cause.message : String(cause),
    until: Date.now() + SET_ASIDE_MS,
  };
  try {
    localStorage.setItem(item, JSON.stringify(remembered));
  } catch {}
}

export function forgetSetAside(item: string): void {
  try {
    localStorage.removeItem(item);
  } catch {}
}

function read(item: string): Remembered | null {
  try {
    return JSON.parse(localStorage.getItem(item) ?? 'null');
  } catch {
    return null;
  }
}
