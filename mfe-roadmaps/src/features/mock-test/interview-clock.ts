/** How long an interview has been going on. */
export interface Elapsed {
  ms: number;
  /** Whether it's running. */
  runs: boolean;
}

const keyOf = (id: string) => `interview-timer:${id}`;

/** The time stored in this tab before a reload, without the reload itself: no monotonic clock measures that. */
export function readElapsed(id: string): Elapsed {
  try {
    const { ms, runs } = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}');
    return typeof ms === 'number' ? { ms, runs: runs === true } : { ms: 0, runs: false };
  } catch {
    return { ms: 0, runs: false };
  }
}

export function storeElapsed(id: string, elapsed: Elapsed): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(elapsed));
  } catch {
    // If storage is blocked, a reload starts over.
  }
}
