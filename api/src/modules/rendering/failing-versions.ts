/** After so many failures in a row a version is left alone. */
const MOST_FAILURES = 3;
/** For so long, in milliseconds. */
const REST_MS = 60_000;

export type FailingVersions = ReturnType<typeof createFailingVersions>;

/** Which versions keep failing, so that nobody waits for them in vain. A success clears a version. */
export function createFailingVersions(now: () => number = Date.now) {
  const failing = new Map<string, { failures: number; restsUntil: number }>();
  return {
    rests: (version: string): boolean => (failing.get(version)?.restsUntil ?? 0) > now(),

    /** Whether it may be tried now. After its rest it gets one try, while all others still let it rest. */
    mayTry(version: string): boolean {
      const known = failing.get(version);
      if (!known || known.failures < MOST_FAILURES) return true;
      if (known.restsUntil > now()) return false;
      known.restsUntil = now() + REST_MS;
      return true;
    },

    failed(version: string): void {
      const failures = (failing.get(version)?.failures ?? 0) + 1;
      failing.set(version, {
        failures,
        restsUntil: failures >= MOST_FAILURES ? now() + REST_MS : 0,
      });
    },

    /** Rests at once: another try would cost a thread. */
    ruined: (version: string): void =>
      void failing.set(version, { failures: MOST_FAILURES, restsUntil: now() + REST_MS }),

    succeeded: (version: string): void => void failing.delete(version),
  };
}
