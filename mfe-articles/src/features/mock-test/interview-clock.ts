/** How long an interview has gone on. */
export interface Elapsed {
  ms: number;
  /** Whether it goes on. */
  runs: boolean;
}

const keyOf = (id: string) => `interview-timer:${id}`;

/** What was kept before a reload, in this tab. The device's clock is all that knows how long that took. */
export function readElapsed(id: string): Elapsed {
  try {
    const { ms, since } = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}');
    if (typeof ms !== 'number') return { ms: 0, runs: false };
    if (typeof since !== 'number') return { ms, runs: false };
    return { ms: ms + Math.max(0, Date.now() - since), runs: true };
  } catch {
    return { ms: 0, runs: false };
  }
}

export function keepElapsed(id: string, { ms, runs }: Elapsed): void {
  try {
    const since = runs ? Date.now() : null;
    sessionStorage.setItem(keyOf(id), JSON.stringify({ ms, since }));
  } catch {
    // If storage is blocked, a reload starts over.
  }
}
