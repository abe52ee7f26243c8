import type { DsaProblem } from '@site/shared/contracts';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { Python } from './python/python.ts';
import { isUnderWay, nothingRun, type RunMode, runReducer } from './run-state.ts';
import { useLoaded } from './use-loaded.ts';

/** Python, and what shows how a run went. */
const loadRunning = () => import('./running/index.ts');

/**
 * Runs programs of a problem, and holds the state of the latest run.
 * @param python returns what runs them; the page's own Python by default
 */
export function useRun(problem: DsaProblem, python?: () => Python) {
  const [state, dispatch] = useReducer(runReducer, nothingRun);
  const [wanted, setWanted] = useState(false);
  const { part: running, failed, retry } = useLoaded(loadRunning, wanted);
  useEffect(() => running?.keepSitePython(), [running]);

  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);

  const prepare = () => {
    if (savesData()) return;
    setWanted(true);
    loadRunning().then(
      ({ sitePython }) => (python ?? sitePython)().prepare(),
      () => {},
    );
  };
  const start = (mode: RunMode, source: string, onAccepted = () => {}) => {
    if (isUnderWay(state)) return;
    const cases = casesOf(problem, mode);
    dispatch({ type: 'start', mode, source, cases });
    setWanted(true);
    retry();
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    loadRunning().then(
      ({ startRun, sitePython }) => {
        const given = { problem, mode, source, cases, onAccepted };
        startRun(given, (python ?? sitePython)(), dispatch, signal);
      },
      () => dispatch({ type: 'end', outcome: { kind: 'unavailable', stage: 'fetch' }, at: 0 }),
    );
  };
  return { state, start, stop: () => stopping.current.abort(), prepare, running, failed };
}

const casesOf = ({ cases }: DsaProblem, mode: RunMode) =>
  mode === 'run' ? [] : cases.filter(({ hidden }) => mode === 'submit' || !hidden);

/** Who saves data downloads Python only to run something. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
