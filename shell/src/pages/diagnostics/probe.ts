/** The response of an address, with its time and size. */
export interface Probe {
  /** The HTTP status, or null if there was no response. */
  status: number | null;
  /** Milliseconds until the whole body had arrived. */
  duration: number;
  /** Bytes of the body, uncompressed. */
  size: number;
  body: string;
}

const TIMEOUT_MS = 10_000;

/** Requests an address once, bypassing the browser's cache. Never throws. */
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
