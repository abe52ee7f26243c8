/** What an address answered, and how long and how much it took. */
export interface Probe {
  /** The HTTP status, or null where there was no answer. */
  status: number | null;
  /** Milliseconds until the whole body was there. */
  duration: number;
  /** Bytes of the body, uncompressed. */
  size: number;
  body: string;
}

const TIMEOUT_MS = 10_000;

/** Asks an address once, past the browser's cache. Never throws. */
export async function probe(address: string): Promise<Probe> {
  const start = performance.now();
  const done = (status: number | null, body: string): Probe => ({
    status,
    duration: performance.now() - start,
    size: new Blob([body]).size,
    body,
  });
  try {
    const response = await fetch(address, {
      cache: 'no-store',
      credentials: 'include',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return done(response.status, await response.text());
  } catch {
    return done(null, '');
  }
}
