import { useCallback, useEffect, useRef, useState } from 'react';

/** Runs checks one after another, so that each is timed alone. Starts on mount; `run` starts again. */
export function useChecks<T>(names: readonly string[], check: (name: string) => Promise<T>) {
  const [results, setResults] = useState<ReadonlyMap<string, T>>(new Map());
  const [round, setRound] = useState(0);
  const latest = useRef({ names, check });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what starts the checks
  useEffect(() => {
    let isCurrent = true;
    setResults(new Map());
    void (async () => {
      for (const name of latest.current.names) {
        const result = await latest.current.check(name);
        if (!isCurrent) return;
        setResults((known) => new Map(known).set(name, result));
      }
    })();
    return () => {
      isCurrent = false;
    };
  }, [round]);
  const run = useCallback(() => setRound((known) => known + 1), []);
  return { results, run, running: results.size < names.length };
}

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
