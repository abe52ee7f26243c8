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
