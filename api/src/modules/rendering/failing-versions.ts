/** After so many failures in a row a version is left alone. */
const MOST_FAILURES = 3;
/** For so long, in milliseconds. */
const REST_MS = 60_000;

/** Which versions keep failing, so that nobody waits for them in vain. A success clears a version. */
export function createFailingVersions(now: () => number = Date.now) {
  const failing = new Map<string, { failures: number; until: number }>();
  return {
    /** Whether a version is left alone for now. After its rest it gets one try. */
    rests: (version: string): boolean => (failing.get(version)?.until ?? 0) > now(),

    failed(version: string): void {
      const failures = (failing.get(version)?.failures ?? 0) + 1;
      failing.set(version, { failures, until: failures >= MOST_FAILURES ? now() + REST_MS : 0 });
    },

    succeeded: (version: string): void => void failing.delete(version),
  };
}
