/** How long an interview has gone on. */
export interface Elapsed {
  ms: number;
  /** Whether it goes on. */
  runs: boolean;
}

const keyOf = (id: string) => `interview-timer:${id}`;

/** What was kept before a reload, in this tab. It goes on from there: no clock that nobody can set counts what a reload takes. */
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
