import { useLoaded } from '@site/shared/ui/use-loaded.ts';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { Engine } from './engine/engine.ts';
import type { Solvable } from './language/solvable.ts';
import { isUnderWay, nothingRun, type RunMode, runReducer } from './run-state.ts';

/** An engine, and what shows how a run went. */
const loadRunning = {
  python: () => import('./running/python.ts'),
  javascript: () => import('./running/javascript.ts'),
  cpp: () => import('./running/cpp.ts'),
};

/**
 * Runs programs of a problem, and holds the state of the latest run.
 * @param engine returns what runs them; the page's own by default
 */
export function useRun(problem: Solvable, engine?: () => Engine) {
  const load = loadRunning[problem.language];
  const [state, dispatch] = useReducer(runReducer, nothingRun);
  const [isNeeded, setNeeded] = useState(false);
  const { part: running, failed, retry } = useLoaded(load, isNeeded);
  useEffect(() => running?.keepEngine(), [running]);

  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);

  const prepare = () => {
    if (savesData()) return;
    setNeeded(true);
    load().then(
      ({ siteEngine }) => (engine ?? siteEngine)().prepare(),
      () => {},
    );
  };
  const start = (mode: RunMode, source: string, onAccepted = () => {}) => {
    if (isUnderWay(state)) return;
    const cases = casesOf(problem, mode, source);
    dispatch({ type: 'start', language: problem.language, mode, source, cases });
    setNeeded(true);
    retry();
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    load().then(
      ({ startRun, siteEngine }) => {
        const given = { problem, mode, source, cases, onAccepted };
        startRun(given, (engine ?? siteEngine)(), dispatch, signal);
      },
      () => dispatch({ type: 'end', outcome: { kind: 'unavailable', stage: 'fetch' }, at: 0 }),
    );
  };
  return { state, start, stop: () => stopping.current.abort(), prepare, running, failed };
}

function casesOf({ cases, language }: Solvable, mode: RunMode, source: string) {
  const shown = cases.filter(({ hidden }) => mode === 'submit' || !hidden);
  if (mode !== 'run') return shown;
  // In C++, a class runs by itself only if it comes with a `main`; else the example calls it.
  return language === 'cpp' && !/\bmain *\(/.test(source) ? shown.slice(0, 1) : [];
}

/** Who saves data downloads an engine only to run something. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
